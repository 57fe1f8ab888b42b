import type { PaladinsView, PlayerView } from "../../../wire/paladins";
import type { WireMove } from "../../../wire/service";
import { ATTRIBUTES, WORKER_KINDS } from "./kinds_and_reward_amounts";

/** A move seen from one of its ends: `sign` is 1 where the pieces arrive and -1 where they leave. */
interface End {
  view: PaladinsView;
  move: WireMove;
  sign: 1 | -1;
  player: PlayerView | undefined;
  /** What is moved, as it is at this end. */
  what: string;
}

/** The pieces that each action takes from a player's stock, and the action that they count for. */
const STOCK: Record<string, string> = { monks: "commission", outposts: "garrison", jars: "absolve" };
const CARD_PILES: Record<string, string> = { attacked: "attack", converted: "convert", walls: "fortify" };

const idOf = (what: string): string => what.replace(/^[a-z]+\//, "");

function playerAt(view: PaladinsView, place: string): PlayerView | undefined {
  const [, seat] = /^seat\/(\d+)\b/.exec(place) ?? [];
  if (seat !== undefined) return view.players[Number(seat)];
  return place.startsWith("opponent") ? view.players.find((player) => player.seat === null) : undefined;
}

function moveSuspicions({ sign, move: { n } }: End, player: PlayerView): void {
  const pile = player.suspicions ?? [];
  player.suspicions = sign > 0 ? [...pile, ...Array<number>(n).fill(0)] : pile.slice(0, Math.max(0, pile.length - n));
}

function moveDebts({ sign, move, what }: End, player: PlayerView): void {
  if (what === "paid-debt") player.paid = (player.paid ?? 0) + sign * move.n;
  else player.unpaid = (player.unpaid ?? 0) + sign * move.n;
}

function moveCard(
  { sign, what }: End,
  player: PlayerView,
  pile: "attacked" | "converted" | "walls" | "townsfolk",
): void {
  if (sign < 0) return;
  player[pile] = [...(player[pile] ?? []), idOf(what)];
  const action = CARD_PILES[pile];
  if (action) player.done[action] = (player.done[action] ?? 0) + 1;
}

function moveStock({ sign, move: { n } }: End, player: PlayerView, stock: "monks" | "outposts" | "jars"): void {
  player[stock] = (player[stock] ?? 0) + sign * n;
  const action = STOCK[stock];
  if (action && sign < 0) player.done[action] = (player.done[action] ?? 0) + n;
}

/** Something in front of a player: `rest` is the place without its owner. */
function moveOfPlayer(end: End, player: PlayerView, rest: string): void {
  const { sign, move, what } = end;
  const [part = "", number = ""] = rest.split("/");
  const spaces = player.board[part];
  if (part === "silver" || part === "provisions") player[part] += sign * move.n;
  else if (part === "workers" && WORKER_KINDS.includes(what))
    player.workers[what] = Math.max(0, (player.workers[what] ?? 0) + sign * move.n);
  else if (ATTRIBUTES.includes(part)) player.attributes[part] = (player.attributes[part] ?? 0) + sign * move.n;
  else if (part === "suspicions") moveSuspicions(end, player);
  else if (part === "debts") moveDebts(end, player);
  else if (part === "townsfolk" || part === "attacked" || part === "converted" || part === "walls")
    moveCard(end, player, part);
  else if (part === "monks" || part === "outposts" || part === "jars") moveStock(end, player, part);
  else if (part === "workshops") player.workshops = (player.workshops ?? 0) + sign * move.n;
  else if (part === "jar" && sign > 0) player.jar_spaces = [...(player.jar_spaces ?? []), Number(number)];
  else if (part === "paladin" && sign > 0) player.paladin = idOf(what);
  else if (part === "tavern" && sign > 0) player.tavern = what.replace("/", "-");
  else if (spaces && number) spaces[Number(number) - 1] = sign > 0 ? what : "";
}

/** Something of the kingdom. */
function moveInKingdom({ view, move, sign, what }: End, place: string): void {
  const [part = "", id = ""] = place.split("/");
  const owner = view.players.findIndex((player) => player === playerAt(view, sign > 0 ? move.from : move.to));
  if (place === "tax" || place === "debts" || place === "walls" || place === "suspicions") view[place] += sign * move.n;
  else if (part === "townsfolk" && sign < 0)
    view.townsfolk = view.townsfolk.map((card) => (card?.id === id ? null : card));
  else if (part === "outsider" && sign < 0)
    view.outsiders = view.outsiders.map((card) => (card?.id === id ? null : card));
  else if (part === "area" && sign > 0 && (what === "monk" || what === "outpost"))
    view.pieces = [...view.pieces, { piece: what, player: owner, space: place.slice("area/".length) }];
  else if (part === "favour" && WORKER_KINDS.includes(what))
    view.favours = view.favours.map((card) =>
      card?.id === id ? (sign > 0 ? { id, worker: what, player: owner } : { id }) : card,
    );
  else if (part === "tavern" && sign < 0)
    view.taverns = view.taverns.map((card) => (card.id === `tavern-${id}` ? { ...card, player: owner } : card));
}

function apply(view: PaladinsView, move: WireMove, sign: 1 | -1): void {
  const place = sign > 0 ? move.to : move.from;
  const player = playerAt(view, place);
  const end: End = { view, move, sign, player, what: (sign > 0 ? move.into : undefined) ?? move.what };
  const [, track] = /^opponent\/track\/(\d+)$/.exec(place) ?? [];
  if (track && view.opponent && sign > 0) view.opponent.marker = Number(track);
  else if (move.what === "start-marker" && sign > 0 && player) view.start = view.players.indexOf(player);
  else if (player) moveOfPlayer(end, player, place.replace(/^(seat\/\d+|opponent)\/?/, ""));
  else moveInKingdom(end, place);
}

/** A position after some moves of its ledger: only what they name changes. Cards that come from a deck come later. */
export function movedView(view: PaladinsView, moves: readonly WireMove[]): PaladinsView {
  const moved = structuredClone(view);
  for (const move of moves) {
    apply(moved, move, -1);
    apply(moved, move, 1);
  }
  return moved;
}
