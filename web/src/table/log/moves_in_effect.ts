import type { SeenEntry } from "../../wire/service";

/** The moves and draws that are in effect: without what was undone and without entries about seats or rules. */
export function effectiveEntries(entries: readonly SeenEntry[]): SeenEntry[] {
  let kept: SeenEntry[] = [];
  for (const entry of entries) {
    const target = entry.undo;
    if (typeof target === "number") kept = kept.filter((one) => one.n <= target);
    else if (isMoveOrDraw(entry)) kept.push(entry);
  }
  return kept;
}

/** Whether an entry is an action or a random draw, or hides one of these behind a bare number. */
function isMoveOrDraw(entry: SeenEntry): boolean {
  if (entry.do || entry.chance) return true;
  return typeof entry.seat !== "number" && !(entry.events ?? []).some((event) => event.key.startsWith("kernel-event-"));
}

/** The number of the entry to go back to so that a seat's last move is undone. */
export function lastMove(entries: readonly SeenEntry[], seat: number): number | undefined {
  const effective = effectiveEntries(entries);
  const index = effective.findLastIndex((entry) => entry.seat === seat && entry.do);
  return index < 0 ? undefined : (effective[index - 1]?.n ?? 0);
}
