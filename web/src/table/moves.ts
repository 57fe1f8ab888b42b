import type { SeenEntry } from "../wire/service";

/** Entries of the line that counts: nothing that was taken back, no word about seats or rules. */
export function lineOf(entries: readonly SeenEntry[]): SeenEntry[] {
  let line: SeenEntry[] = [];
  for (const entry of entries) {
    const target = entry.undo;
    if (typeof target === "number") line = line.filter((one) => one.n <= target);
    else if (isPlayed(entry)) line.push(entry);
  }
  return line;
}

/** An action, a draw, or a bare number where either is hidden. */
function isPlayed(entry: SeenEntry): boolean {
  if (entry.do || entry.chance) return true;
  return typeof entry.seat !== "number" && !(entry.events ?? []).some((event) => event.key.startsWith("kernel-event-"));
}

/** The entry to go back to so that a seat's last move is undone. */
export function lastMove(entries: readonly SeenEntry[], seat: number): number | undefined {
  const line = lineOf(entries);
  const index = line.findLastIndex((entry) => entry.seat === seat && entry.do);
  return index < 0 ? undefined : (line[index - 1]?.n ?? 0);
}
