import { personalStorage } from "../../service/storage";

const PREFIX = "seen-";

/** The number of the last log entry of a table that this person has been shown on this device; 0 if none. */
export function lastSeen(table: string): number {
  return Number(personalStorage.get(PREFIX + table) ?? 0);
}

export function saveLastSeen(table: string, n: number): void {
  if (!document.hidden) personalStorage.set(PREFIX + table, String(n));
}
