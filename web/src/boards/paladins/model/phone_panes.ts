import type { WireAction, WireMove } from "../../../wire/service";

/** The parts of the table that a phone shows one at a time. */
export type Pane = "kingdom" | "board" | "rivals";

const KINGDOM = /^(townsfolk|outsider|area|favour|tavern|order|tax|supply)\b/;
const ALWAYS_SHOWN = /^my\/(workers|silver|provisions|debts|suspicions)\b/;
const OF_A_PLAYER = /^(seat\/\d+|opponent)\b/;
/** Nothing is seen to change there. */
const COMMON_STOCK = /^supply\b|\/(deck|discard)$/;

/** Where a place is shown; nothing for what every pane shows. */
export function paneOf(place: string): Pane | undefined {
  if (ALWAYS_SHOWN.test(place)) return undefined;
  return KINGDOM.test(place) ? "kingdom" : "board";
}

type Placed = Partial<WireAction>;

function panesOfAction({ kind, places = [] }: Placed): Pane[] {
  if (kind === "react") return ["board"]; // it names a card as the kingdom does, but I have hired it
  return places.flatMap((place) => paneOf(place) ?? []);
}

/** The pane that shows what moved; `mine` begins the places of my own board. What arrives matters most. */
export function paneOfMoves(moves: readonly WireMove[], mine: string): Pane | undefined {
  const found = moves.flatMap(({ from, to }) => [to, from]).map((place) => paneOfMoved(place, mine));
  return found.find((pane) => pane !== undefined);
}

/** Whether something of the artificial opponent moves, which has no seat. */
export function isOfOpponent(moves: readonly WireMove[]): boolean {
  return moves.some(({ from, to }) => [from, to].some((place) => place.startsWith("opponent")));
}

function paneOfMoved(place: string, mine: string): Pane | undefined {
  if (place === mine || place.startsWith(`${mine}/`)) return paneOf(place.replace(mine, "my"));
  if (OF_A_PLAYER.test(place)) return "rivals";
  return KINGDOM.test(place) && !COMMON_STOCK.test(place) ? "kingdom" : undefined;
}

/** The pane that shows the first of some places. */
export function paneOfPlaces(places: readonly string[]): Pane | undefined {
  return places.map(paneOf).find((pane) => pane !== undefined);
}

/** The panes with answers to a question. */
export function panesOf(actions: readonly Placed[]): Pane[] {
  return [...new Set(actions.flatMap(panesOfAction))];
}

/** The pane with the answers to a question; my board if they are in both. */
export function paneFor(actions: readonly Placed[]): Pane | undefined {
  const panes = panesOf(actions);
  return panes.includes("board") ? "board" : panes[0];
}
