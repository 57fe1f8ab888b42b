import type { DeckView, HandView, RoyalsView, SeatView } from "../../../wire/royals";
import type { WireMove } from "../../../wire/service";
import type { Play } from "../../../table/play.svelte";
import type { MovedView } from "../../../table/playback/playback_steps";
import { changedCopy, seatOf } from "../../parts/ends_of_moves";
import { fetchBox, type PrintedBox } from "./printed_box";
import { periodSlot } from "./table_state";

const GONE = -2; // the taker of a token that left the game
type Family = "country" | "intrigue";

/** How the moves of an event change a view, once the box of the table is known. */
export async function loadMovedView(play: Pick<Play, "info" | "table">): Promise<MovedView<RoyalsView>> {
  const box = await fetchBox(play);
  return (view, moves) => movedView(view, moves, box);
}

/** A view in which only what the moves of one event name has changed. */
export function movedView(view: RoyalsView, moves: readonly WireMove[], box: PrintedBox): RoyalsView {
  return changedCopy(view, (moved) => {
    for (const move of moves) {
      const kind = move.what.split("/")[0];
      if (kind === "cube") moveCube(moved, move, box);
      if (kind === "country" || kind === "intrigue") moveCards(moved, move, kind, box);
      if (kind === "token") moveToken(moved, move, box);
    }
  });
}

const seatAt = (view: RoyalsView, place: string): SeatView | undefined => view.seats[seatOf(place) ?? -1];

function moveCube(view: RoyalsView, { what, into, from, to, n }: WireMove, box: PrintedBox): void {
  const seat = Number((into ?? what).split("/")[1]);
  if (from.startsWith("colour/")) chooseColour(view, seat, from.split("/")[1] ?? "");
  const giver = seatAt(view, from);
  const taker = seatAt(view, to);
  if (giver) giver.cubes -= n;
  if (taker) taker.cubes += n;
  for (const { place, index } of box.positions) {
    if (place === from) view.holders[index] = -1;
    if (place === to) view.holders[index] = seat;
  }
  const [area, id = "", spot] = to.split("/");
  const cubes = area === "title" ? view.title_cubes[box.titleIds.indexOf(id)] : undefined;
  if (cubes) add(cubes, seat, n);
  const city = spot === "banished" ? box.cityAt(to) : undefined;
  if (!city) return;
  const seats = view.seats.length;
  if (!view.banished?.length) view.banished = Array<number>(box.cities.length * seats).fill(0);
  add(view.banished, city.index * seats + seat, n);
}

function chooseColour(view: RoyalsView, n: number, colour: string): void {
  const seat = view.seats[n];
  if (seat) seat.colour = colour;
  if (view.free_colours) view.free_colours = view.free_colours.filter((one) => one !== colour);
}

function moveCards(view: RoyalsView, { what, into, from, to, n }: WireMove, family: Family, box: PrintedBox): void {
  const kinds = box.kinds(family);
  changePile(view, from, kindOf(kinds, what), family, -n);
  changePile(view, to, kindOf(kinds, into ?? what), family, n);
  const taker = seatAt(view, to);
  const kind = kindOf(kinds, into ?? what);
  if (taker && from.startsWith("display/") && kind >= 0) add((taker.countries.shown ??= kinds.map(() => 0)), kind, n);
  const giver = seatAt(view, from);
  const known = kindOf(kinds, what);
  if (giver && known >= 0) {
    const shown = handOf(giver, family).shown;
    if (shown) add(shown, known, -n);
  }
}

const handOf = (seat: SeatView, family: Family): HandView => (family === "country" ? seat.countries : seat.intrigues);
const kindOf = (kinds: string[], what: string): number => kinds.indexOf(what.split("/")[1] ?? "");

function add(counts: number[], kind: number, n: number): void {
  counts[kind] = Math.max(0, (counts[kind] ?? 0) + n);
}

/** Add cards to a deck, the display, the discards or a hand, or take them away. */
function changePile(view: RoyalsView, place: string, kind: number, family: Family, n: number): void {
  const deck: DeckView = family === "country" ? view.country_deck : view.intrigue_deck;
  const [area] = place.split("/");
  if (area === "deck") deck.size += n;
  if (area === "discards" && kind >= 0) add(deck.discards, kind, n);
  if (area === "display" && kind >= 0) add(view.display, kind, n);
  const seat = seatAt(view, place);
  if (!seat) return;
  const hand = handOf(seat, family);
  hand.size += n;
  if (hand.cards && kind >= 0) add(hand.cards, kind, n);
}

function moveToken(view: RoyalsView, { from, to, n }: WireMove, box: PrintedBox): void {
  const seat = seatAt(view, to);
  const points = takeToken(view, from, seat ? view.seats.indexOf(seat) : GONE, n, box);
  if (seat && seat.points !== null) seat.points += points;
}

/** Mark who took a token, or `n` halves of a title token; returns its points. */
function takeToken(view: RoyalsView, place: string, taker: number, n: number, box: PrintedBox): number {
  const [area, id = "", ...rest] = place.split("/");
  const city = box.cityAt(place);
  if (city) {
    view.city_takers[city.index] = taker;
    return city.bonus.n;
  }
  if (area === "noble-house") {
    mark(view.noble_takers, Number(id) - 1, taker);
    return box.nobleHouse(view.seats.length)[Number(id) - 1]?.n ?? 0;
  }
  const rank = Number(rest[1]) - 1;
  const country = box.countryIds.indexOf(area === "period" ? (rest[0] ?? "") : id);
  const entry = box.file.country[country];
  if (area === "country" && entry) {
    mark((view.country_takers[country] ??= []), rank, taker);
    return entry.bonuses[rank] ?? 0;
  }
  if (area === "period" && entry) {
    const period = box.periods.indexOf(id);
    view.period_takers[periodSlot(box, period, country, rank)] = taker;
    return entry.tokens[period]?.[rank] ?? 0;
  }
  const title = box.titleIds.indexOf(id);
  if (area !== "title" || title < 0) return 0;
  const first = view.title_takers[2 * title] === -1 ? 2 * title : 2 * title + 1;
  view.title_takers.fill(taker, first, first + n);
  return ((box.file.title[title]?.value ?? 0) / 2) * n;
}

/** Set the taker of one of several tokens; those above it may still lie there. */
function mark(takers: number[], nth: number, taker: number): void {
  while (takers.length < nth) takers.push(-1);
  takers[nth] = taker;
}
