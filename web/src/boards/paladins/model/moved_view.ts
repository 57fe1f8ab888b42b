import type { PaladinsView, PlayerView } from "../../../wire/paladins";
import type { WireMove } from "../../../wire/service";
import { changedCopy, endsOf, seatOf, type End } from "../../parts/ends_of_moves";
import { ATTRIBUTES, WORKER_KINDS } from "./kinds_and_reward_amounts";

/** The pieces that each action takes from a player's stock, and the action that they count for. */
const STOCK: Record<string, string> = { monks: "commission", outposts: "garrison", jars: "absolve" };
const CARD_PILES: Record<string, string> = { attacked: "attack", converted: "convert", walls: "fortify" };
const OPPONENT = "opponent";

/** A position after some moves of its ledger: only what they name changes. Cards that come from a deck come later. */
export function movedView(view: PaladinsView, moves: readonly WireMove[]): PaladinsView {
  return changedCopy(view, (moved) => endsOf(moves).forEach((end) => apply(moved, end)));
}

function apply(view: PaladinsView, end: End): void {
  const { place, path, n, move } = end;
  const player = playerAt(view, place);
  const [owner, ...rest] = path;
  if (place.startsWith("opponent/track/")) {
    if (view.opponent && n > 0) view.opponent.marker = Number(rest[1]);
  } else if (move.what === "start-marker" && n > 0 && player) view.start = view.players.indexOf(player);
  else if (player) changePlayer(end, player, owner === OPPONENT ? rest : path);
  else changeKingdom(view, end);
}

/** Whose place it is; the artificial opponent has no seat. */
function playerAt(view: PaladinsView, place: string): PlayerView | undefined {
  const seat = seatOf(place);
  if (seat !== undefined) return view.players[seat];
  return place.startsWith(OPPONENT) ? view.players.find((player) => player.seat === null) : undefined;
}

function changeSuspicions({ n }: End, player: PlayerView): void {
  const pile = player.suspicions ?? [];
  player.suspicions = n > 0 ? [...pile, ...Array<number>(n).fill(0)] : pile.slice(0, Math.max(0, pile.length + n));
}

function changeDebts({ n, what }: End, player: PlayerView): void {
  const side = what === "paid-debt" ? "paid" : "unpaid";
  player[side] = (player[side] ?? 0) + n;
}

function addCard({ n, id }: End, player: PlayerView, pile: "attacked" | "converted" | "walls" | "townsfolk"): void {
  if (n < 0) return;
  player[pile] = [...(player[pile] ?? []), id];
  const action = CARD_PILES[pile];
  if (action) player.done[action] = (player.done[action] ?? 0) + 1;
}

function changeStock({ n }: End, player: PlayerView, stock: "monks" | "outposts" | "jars"): void {
  player[stock] = (player[stock] ?? 0) + n;
  const action = STOCK[stock];
  if (action && n < 0) player.done[action] = (player.done[action] ?? 0) - n;
}

/** Something in front of a player: `path` is the place without its owner. */
function changePlayer(end: End, player: PlayerView, [part = "", number = ""]: readonly string[]): void {
  const { n, what, kind, id } = end;
  const spaces = player.board[part];
  if (part === "silver" || part === "provisions") player[part] += n;
  else if (part === "workers" && WORKER_KINDS.includes(what))
    player.workers[what] = Math.max(0, (player.workers[what] ?? 0) + n);
  else if (ATTRIBUTES.includes(part)) player.attributes[part] = (player.attributes[part] ?? 0) + n;
  else if (part === "suspicions") changeSuspicions(end, player);
  else if (part === "debts") changeDebts(end, player);
  else if (part === "townsfolk" || part === "attacked" || part === "converted" || part === "walls")
    addCard(end, player, part);
  else if (part === "monks" || part === "outposts" || part === "jars") changeStock(end, player, part);
  else if (part === "workshops") player.workshops = (player.workshops ?? 0) + n;
  else if (part === "jar" && n > 0) player.jar_spaces = [...(player.jar_spaces ?? []), Number(number)];
  else if (part === "paladin" && n > 0) player.paladin = id;
  else if (part === "tavern" && n > 0) player.tavern = `${kind}-${id}`;
  else if (spaces && number) spaces[Number(number) - 1] = n > 0 ? what : "";
}

/** Something of the kingdom. */
function changeKingdom(view: PaladinsView, { place, path, other, what, n }: End): void {
  const [part, ...rest] = path;
  const id = rest.join("/");
  const owner = view.players.findIndex((player) => player === playerAt(view, other));
  if (place === "tax" || place === "debts" || place === "walls" || place === "suspicions") view[place] += n;
  else if (part === "townsfolk" && n < 0)
    view.townsfolk = view.townsfolk.map((card) => (card?.id === id ? null : card));
  else if (part === "outsider" && n < 0) view.outsiders = view.outsiders.map((card) => (card?.id === id ? null : card));
  else if (part === "area" && n > 0 && (what === "monk" || what === "outpost"))
    view.pieces = [...view.pieces, { piece: what, player: owner, space: id }];
  else if (part === "favour" && WORKER_KINDS.includes(what))
    view.favours = view.favours.map((card) =>
      card?.id === id ? (n > 0 ? { id, worker: what, player: owner } : { id }) : card,
    );
  else if (part === "tavern" && n < 0)
    view.taverns = view.taverns.map((card) => (card.id === `tavern-${id}` ? { ...card, player: owner } : card));
}
