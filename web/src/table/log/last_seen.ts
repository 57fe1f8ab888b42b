import { deviceStorage } from "../../service/storage";

const PREFIX = "kingscourt-seen-";

/** The number of the last log entry of a table that this device has shown; 0 if none. */
export function lastSeen(table: string): number {
  return Number(deviceStorage.get(PREFIX + table) ?? 0);
}

export function saveLastSeen(table: string, n: number): void {
  if (!document.hidden) deviceStorage.set(PREFIX + table, String(n));
}
