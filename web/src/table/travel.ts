import { settings } from "../shell/settings.svelte";
import type { SeenEntry, WireMove } from "../wire/service";
import { placeElement } from "./places";
import type { Play } from "./play.svelte";

type PieceOf = (what: string, seat: number | undefined) => { body: string; colour: string } | undefined;

const MOST = 24;
const SIZE = 26;

interface Flight {
  piece: { body: string; colour: string };
  from: DOMRect;
  to: DOMRect;
}

/** Pieces of the newest events fly from place to place; nothing waits for them. */
export function travel(fresh: SeenEntry[], play: Play, pieceOf: PieceOf | undefined): void {
  const pace = settings.pace;
  if (!pace || !pieceOf || fresh.length > 60 || document.hidden) return;
  const moves = fresh.flatMap((entry) => (entry.events ?? []).flatMap((event) => event.moves ?? [])).slice(-MOST);
  // First everything is measured, then everything is drawn: the page is laid out once, not once a piece.
  const flights = moves.flatMap((move) => flightOf(move, play.seat, pieceOf) ?? []);
  if (flights.length === 0) return;
  const sky = skyOf(flights.map(tokenOf));
  document.body.append(sky);
  const landed = flights.map((flight, index) => fly(sky.children[index], flight, pace, index * 25));
  // All leave together: every piece that comes or goes makes the browser sort its layers anew.
  void Promise.allSettled(landed).then(() => sky.remove());
}

/** What flies together, above everything and touched by nobody. */
function skyOf(tokens: HTMLElement[]): HTMLElement {
  const sky = document.createElement("div");
  sky.className = "flying";
  sky.setAttribute("aria-hidden", "true");
  Object.assign(sky.style, { position: "fixed", inset: "0", contain: "strict", zIndex: "40", pointerEvents: "none" });
  sky.append(...tokens);
  return sky;
}

function flightOf(move: WireMove, seat: number | null, pieceOf: PieceOf): Flight | undefined {
  const owner = /seat\/(\d+)/.exec(`${move.from} ${move.to}`);
  const piece = pieceOf(move.what, owner ? Number(owner[1]) : undefined);
  if (!piece) return undefined;
  const from = placeElement(move.from, seat)?.getBoundingClientRect();
  const to = placeElement(move.to, seat)?.getBoundingClientRect();
  return from && to ? { piece, from, to } : undefined;
}

function tokenOf({ piece }: Flight): HTMLElement {
  const token = document.createElement("div");
  token.className = piece.colour;
  token.innerHTML = `<svg viewBox="0 0 512 512" width="${SIZE}" height="${SIZE}">${piece.body}</svg>`;
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

/** Only transform and opacity change: the compositor moves the piece without the page being drawn anew. */
function fly(token: Element | undefined, { from, to }: Flight, pace: number, delay: number): Promise<unknown> | undefined {
  const at = (box: DOMRect) => `translate3d(${box.x + box.width / 2 - SIZE / 2}px, ${box.y + box.height / 2 - SIZE / 2}px, 0)`;
  const steps = [
    { transform: at(from), opacity: 0.2 },
    { opacity: 1, offset: 0.2 },
    { opacity: 0.9, offset: 0.97 },
    { transform: at(to), opacity: 0 },
  ];
  return token?.animate(steps, { duration: pace, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" }).finished;
}
