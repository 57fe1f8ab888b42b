import { armsOf } from "../../../components/seat_crests";
import type { CardFacts } from "../../../wire/rival_kings";
import { cardColour } from "./card_colours";
import { symbolOf } from "./pair_symbols";

/** The colours of pieces while they fly. */
const PIECES = {
  paper: "#fdf3d9",
  coin: "#d9b45a",
  coinEdge: "#7d5913",
  marker: "#26222c",
  markerRing: "#c2413c",
  cardBack: "#3a2c52",
};

const COIN = `<circle cx="256" cy="256" r="210" fill="${PIECES.coin}" stroke="${PIECES.coinEdge}" stroke-width="36"/><circle cx="256" cy="256" r="140" fill="none" stroke="${PIECES.coinEdge}" stroke-width="18"/>`;
const MARKER = `<circle cx="256" cy="256" r="210" fill="${PIECES.marker}" stroke="${PIECES.markerRing}" stroke-width="44"/><path d="M160 160l192 192M352 160L160 352" stroke="${PIECES.paper}" stroke-width="44" stroke-linecap="round"/>`;
const CARD = (fill: string) =>
  `<rect x="96" y="32" width="320" height="448" rx="40" fill="${fill}" stroke="${PIECES.paper}" stroke-width="36"/>`;
/** A card in its colour, with the symbol that is printed on it. */
function openCard({ id, colour, partner }: CardFacts): string {
  const { mid, deep } = cardColour(colour);
  const symbol = `<g transform="translate(140 140) scale(.45)" color="${PIECES.paper}" fill="${PIECES.paper}">${symbolOf(id, partner)}</g>`;
  return `<rect x="96" y="32" width="320" height="448" rx="40" fill="${mid}" stroke="${deep}" stroke-width="36"/>${symbol}`;
}

// A piece is asked for by its name alone, so what is printed on the cards is kept here.
const known = new Map<string, CardFacts>();

/** Learn what is printed on the cards of a table. */
export function learnCards(cards: readonly CardFacts[]): void {
  for (const card of cards) known.set(card.id, card);
}

const SHIELD = `<path d="M72 48h368v216c0 112-76 176-184 212C148 440 72 376 72 264z" fill="currentColor" stroke="${PIECES.paper}" stroke-width="32"/>`;

/** How a flying piece looks: coins, markers, crests in the colour of their player, and cards. */
export function flyingPiece(what: string, seat: number | undefined): { body: string; colour: string } | undefined {
  const [kind = "", id = ""] = what.split("/");
  const card = known.get(id);
  if (kind === "coin" || kind === "hidden-money") return { body: COIN, colour: "" };
  if (kind === "marker") return { body: MARKER, colour: "" };
  if (kind === "crest") return { body: SHIELD, colour: armsOf(seat ?? 0).colour };
  if (kind === "character") return { body: CARD(PIECES.cardBack), colour: "" };
  if (card && (kind === "building" || kind === "subject")) return { body: openCard(card), colour: "" };
  // a card whose face is not told shows its back, not the colour of another card
  return kind === "building" || kind === "subject" ? { body: CARD(PIECES.cardBack), colour: "" } : undefined;
}
