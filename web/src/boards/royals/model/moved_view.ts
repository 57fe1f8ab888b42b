import type { CityView, CountryView, DeckView, HandView, RoyalsView, SeatView } from "../../../wire/royals";
import type { WireMove } from "../../../wire/service";
import { changedCopy, seatOf } from "../../parts/moved_view";

const GONE = -2; // the taker of a token that left the game
type Family = "country" | "intrigue";

/** A view in which only what the moves of one event name has changed. */
export function movedView(view: RoyalsView, moves: readonly WireMove[]): RoyalsView {
  return changedCopy(view, (moved) => {
    for (const move of moves) {
      const kind = move.what.split("/")[0];
      if (kind === "cube") moveCube(moved, move);
      if (kind === "country" || kind === "intrigue") moveCards(moved, move, kind);
      if (kind === "token") moveToken(moved, move);
    }
  });
}

const seatAt = (view: RoyalsView, place: string): SeatView | undefined => view.seats[seatOf(place) ?? -1];

const cityOf = (view: RoyalsView, id: string): CityView | undefined =>
  view.countries.flatMap((country) => country.cities).find((city) => city.id === id);

function moveCube(view: RoyalsView, { what, into, from, to, n }: WireMove): void {
  const seat = Number((into ?? what).split("/")[1]);
  if (from.startsWith("colour/")) chooseColour(view, seat, from.split("/")[1] ?? "");
  const giver = seatAt(view, from);
  const taker = seatAt(view, to);
  if (giver) giver.cubes -= n;
  if (taker) taker.cubes += n;
  holdOffice(view, from, -1);
  holdOffice(view, to, seat);
  const [area, id = "", spot] = to.split("/");
  const cubes = view.titles.find((title) => area === "title" && title.id === id)?.cubes;
  if (cubes) cubes[seat] = (cubes[seat] ?? 0) + n;
  const city = area === "city" && spot === "banished" ? cityOf(view, id) : undefined;
  if (!city) return;
  city.banished ??= view.seats.map(() => 0);
  city.banished[seat] = (city.banished[seat] ?? 0) + n;
}

function chooseColour(view: RoyalsView, n: number, colour: string): void {
  const seat = view.seats[n];
  if (seat) seat.colour = colour;
  if (view.free_colours) view.free_colours = view.free_colours.filter((one) => one !== colour);
}

function holdOffice(view: RoyalsView, place: string, holder: number): void {
  const [area, id = "", title = ""] = place.split("/");
  const city = area === "city" ? cityOf(view, id) : undefined;
  const at = city?.titles.indexOf(title) ?? -1;
  if (city && at >= 0) city.holders[at] = holder;
}

function moveCards(view: RoyalsView, { what, into, from, to, n }: WireMove, family: Family): void {
  changePile(view, from, what, family, -n);
  changePile(view, to, into ?? what, family, n);
  const taker = seatAt(view, to);
  const kind = kindOf(view, into ?? what, family);
  if (taker && from.startsWith("display/") && kind >= 0) add((taker.countries.shown ??= none(view, family)), kind, n);
  const giver = seatAt(view, from);
  const known = kindOf(view, what, family);
  if (giver && known >= 0) {
    const shown = handOf(giver, family).shown;
    if (shown) add(shown, known, -n);
  }
}

const handOf = (seat: SeatView, family: Family): HandView => (family === "country" ? seat.countries : seat.intrigues);
const none = (view: RoyalsView, family: Family): number[] => idsOf(view, family).map(() => 0);
const idsOf = (view: RoyalsView, family: Family): string[] =>
  family === "country" ? view.country_ids : view.intrigue_ids;
const kindOf = (view: RoyalsView, what: string, family: Family): number =>
  idsOf(view, family).indexOf(what.split("/")[1] ?? "");

function add(counts: number[], kind: number, n: number): void {
  counts[kind] = Math.max(0, (counts[kind] ?? 0) + n);
}

/** Add cards to a deck, the display, the discards or a hand, or take them away. */
function changePile(view: RoyalsView, place: string, what: string, family: Family, n: number): void {
  const deck: DeckView = family === "country" ? view.country_deck : view.intrigue_deck;
  const kind = kindOf(view, what, family);
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

function moveToken(view: RoyalsView, { from, to, n }: WireMove): void {
  const seat = seatAt(view, to);
  const points = takeToken(view, from, seat ? view.seats.indexOf(seat) : GONE, n);
  if (seat && seat.points !== null) seat.points += points;
}

/** Mark who took a token, or `n` halves of a title token; returns its points. */
function takeToken(view: RoyalsView, place: string, taker: number, n: number): number {
  const [area, id = "", ...rest] = place.split("/");
  if (area === "city") {
    const city = cityOf(view, id);
    if (city) city.taker = taker;
    return city?.bonus ?? 0;
  }
  const country = (name: string): CountryView | undefined => view.countries.find((one) => one.id === name);
  if (area === "country") return takeFrom(country(id), "bonus_takers", "bonuses", Number(rest[1]) - 1, taker);
  if (area === "noble-house") return takeFrom(view, "noble_takers", "noble_house", Number(id) - 1, taker);
  if (area === "period") return takePeriodToken(country(rest[0] ?? ""), view.periods.indexOf(id), rest[1], taker);
  const title = area === "title" ? view.titles.find((one) => one.id === id) : undefined;
  if (!title) return 0;
  title.takers = [...(title.takers ?? []), ...Array<number>(n).fill(taker)];
  return (title.value / 2) * n;
}

function takeFrom<T extends string, P extends string>(
  holder: (Partial<Record<T, number[]>> & Record<P, number[]>) | undefined,
  takers: T,
  points: P,
  n: number,
  taker: number,
): number {
  if (!holder) return 0;
  const values = holder[points];
  const list: number[] = holder[takers] ?? values.map(() => -1);
  list[n] = taker;
  Object.assign(holder, { [takers]: list });
  return values[n] ?? 0;
}

function takePeriodToken(country: CountryView | undefined, period: number, place = "1", taker: number): number {
  if (!country || period < 0) return 0;
  const rank = Number(place) - 1;
  country.token_takers ??= country.tokens.map((values) => values.map(() => -1));
  const row = country.token_takers[period];
  if (row) row[rank] = taker;
  return country.tokens[period]?.[rank] ?? 0;
}
