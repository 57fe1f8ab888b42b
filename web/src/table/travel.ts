import { settings } from "../shell/settings.svelte";
import type { SeenEntry, WireMove } from "../wire/service";
import type { Play } from "./play.svelte";

type PieceOf = (what: string, seat: number | undefined) => { body: string; colour: string } | undefined;

const MOST = 24;

/** The element of a place, or of the smallest place around it; my own seat is `my`. */
export function placeElement(place: string, seat: number | null): HTMLElement | null {
  for (let rest = place; rest; rest = rest.slice(0, Math.max(0, rest.lastIndexOf("/")))) {
    const names = [rest];
    if (seat !== null) names.push(rest.replace(`seat/${seat}`, "my"), rest.replace(/^my/, `seat/${seat}`));
    for (const name of names) {
      const found = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);
      if (found?.offsetParent) return found;
    }
  }
  return null;
}

/** Pieces of the newest events fly from place to place; nothing waits for them. */
export function travel(fresh: SeenEntry[], play: Play, pieceOf: PieceOf | undefined): void {
  const pace = settings.pace;
  if (!pace || !pieceOf || fresh.length > 60 || document.hidden) return;
  const moves = fresh.flatMap((entry) => (entry.events ?? []).flatMap((event) => event.moves ?? []));
  moves.slice(-MOST).forEach((move, index) => fly(move, play.seat, pieceOf, pace, index * 25));
}

function fly(move: WireMove, seat: number | null, pieceOf: PieceOf, pace: number, delay: number): void {
  const owner = /seat\/(\d+)/.exec(`${move.from} ${move.to}`);
  const piece = pieceOf(move.what, owner ? Number(owner[1]) : undefined);
  const from = placeElement(move.from, seat)?.getBoundingClientRect();
  const to = placeElement(move.to, seat)?.getBoundingClientRect();
  if (!piece || !from || !to) return;
  const token = document.createElement("div");
  token.className = `flying ${piece.colour}`;
  token.setAttribute("aria-hidden", "true");
  token.innerHTML = `<svg viewBox="0 0 512 512" width="26" height="26">${piece.body}</svg>`;
  Object.assign(token.style, { position: "fixed", left: "0", top: "0", zIndex: "40", pointerEvents: "none", color: "var(--pc)", willChange: "transform" });
  document.body.append(token);
  const at = (box: DOMRect) => `translate(${box.x + box.width / 2 - 13}px, ${box.y + box.height / 2 - 13}px)`;
  const flight = token.animate(
    [
      { transform: at(from), opacity: 0.2 },
      { opacity: 1, offset: 0.2 },
      { transform: at(to), opacity: 0.9 },
    ],
    { duration: pace, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => token.remove();
}
