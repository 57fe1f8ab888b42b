import type { Reason, WireAction } from "../../wire/service";

/** What was tried instead of what the step awaits, and what the tutor says to that. */
export interface WrongAnswer {
  /** What was clicked. */
  element: HTMLElement | undefined;
  text: string;
  /** The rule that the answer links to; empty if there is none. */
  rule: string;
  /** What is said in a few signs beside the thing clicked. */
  fact: string;
}

const NO_FACT = "✕";

/** The fact of a refusal in a few signs, if its numbers say it; else a cross. */
export function factOf(reason: Reason | undefined): string {
  const { n, number, needed } = reason?.text.args ?? {};
  if (typeof n !== "number") return NO_FACT;
  if (typeof number === "number" && number !== n) return `${number} ≠ ${n}`;
  return typeof needed === "number" && n < needed ? `${n} < ${needed}` : NO_FACT;
}

/** The text of the awaited action at another place of the same kind: the same dice on another advisor. */
export function sameMoveAt({ text, places = [] }: WireAction, asked: string): string | undefined {
  const [kind, own] = parted(places[0] ?? "");
  const [otherKind, other] = parted(asked);
  return own && kind === otherKind && text.endsWith(` ${own}`) ? text.slice(0, -own.length) + other : undefined;
}

/** A place as what it lies in, and its own name there. */
function parted(place: string): [string, string] {
  const at = place.lastIndexOf("/");
  return [place.slice(0, Math.max(0, at)), place.slice(at + 1)];
}
