import { drawing } from "../../components/cached_drawing";
import { preferences } from "../../settings/preferences.svelte";
import type { SeenEntry, WireMove } from "../../wire/service";
import type { Places } from "../places/place_elements";

type FlyingPiece = (what: string, seat: number | undefined) => { body: string; colour: string } | undefined;

const MOST_PIECES = 24;
const MOST_ENTRIES = 60;
const SIZE = 26;

interface Flight {
  piece: { body: string; colour: string };
  from: DOMRect;
  to: DOMRect;
}

/** The moves of new events; none if so much is new that it was not watched. */
export function movesOf(fresh: readonly SeenEntry[]): WireMove[] {
  if (fresh.length > MOST_ENTRIES) return [];
  return fresh.flatMap((entry) => (entry.events ?? []).flatMap((event) => event.moves ?? []));
}

/**
 * Find the flights of new events from place to place; returns what draws them. Everything is measured before anything is
 * drawn, so that there is one layout and not one for each piece.
 */
export function flyPieces(
  moves: readonly WireMove[],
  places: Places,
  flyingPiece: FlyingPiece | undefined,
): (() => void) | undefined {
  const duration = preferences.animationMs;
  if (!duration || !flyingPiece || document.hidden) return undefined;
  const flights = moves.slice(-MOST_PIECES).flatMap((move) => flightOf(move, places, flyingPiece) ?? []);
  return flights.length ? () => draw(flights, duration) : undefined;
}

/** Nothing waits for the animation. */
function draw(flights: Flight[], duration: number): void {
  const layer = createLayer(flights.map(tokenOf));
  document.body.append(layer);
  const landed = flights.map(
    (flight, index) => fly(layer.children[index], flight, duration, index * 25) ?? Promise.resolve(),
  );
  // Remove all pieces at once: whenever one is added or removed, the browser sorts its layers again.
  Promise.allSettled(landed).then(
    () => layer.remove(),
    () => undefined,
  );
}

/** The layer that holds all flying pieces, above everything and ignoring the pointer. */
function createLayer(tokens: HTMLElement[]): HTMLElement {
  const layer = document.createElement("div");
  layer.className = "flying";
  layer.setAttribute("aria-hidden", "true");
  Object.assign(layer.style, { position: "fixed", inset: "0", contain: "strict", zIndex: "40", pointerEvents: "none" });
  layer.append(...tokens);
  return layer;
}

function flightOf(move: WireMove, places: Places, flyingPiece: FlyingPiece): Flight | undefined {
  if (move.from === move.to) return undefined; // turned over where it lies
  const owner = /seat\/(\d+)/.exec(`${move.from} ${move.to}`);
  const piece = flyingPiece(move.what, owner ? Number(owner[1]) : undefined);
  if (!piece) return undefined;
  const from = places.find(move.from)?.getBoundingClientRect();
  const to = places.find(move.to)?.getBoundingClientRect();
  return from && to ? { piece, from, to } : undefined;
}

function tokenOf({ piece }: Flight): HTMLElement {
  const token = document.createElement("div");
  token.className = piece.colour;
  token.append(drawnPiece(piece.body));
  Object.assign(token.style, {
    position: "absolute",
    left: "0",
    top: "0",
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    contain: "strict",
    color: "var(--pc)",
    willChange: "transform, opacity",
  });
  return token;
}

function drawnPiece(body: string): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 512 512");
  svg.setAttribute("width", String(SIZE));
  svg.setAttribute("height", String(SIZE));
  svg.append(drawing(body));
  return svg;
}

/** Only transform and opacity change, so the compositor moves the piece without repainting the page. */
function fly(
  token: Element | undefined,
  { from, to }: Flight,
  duration: number,
  delay: number,
): Promise<unknown> | undefined {
  const at = (box: DOMRect) =>
    `translate3d(${box.x + box.width / 2 - SIZE / 2}px, ${box.y + box.height / 2 - SIZE / 2}px, 0)`;
  const steps = [
    { transform: at(from), opacity: 0.2 },
    { opacity: 1, offset: 0.2 },
    { opacity: 0.9, offset: 0.97 },
    { transform: at(to), opacity: 0 },
  ];
  return token?.animate(steps, { duration, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" }).finished;
}
