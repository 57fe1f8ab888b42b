const PREFIX = "kingscourt-seen-";

/** The last entry of a table that this device has shown; 0 for a new one. */
export function seenOf(table: string): number {
  return Number(localStorage.getItem(PREFIX + table) ?? 0);
}

export function keepSeen(table: string, n: number): void {
  if (!document.hidden) localStorage.setItem(PREFIX + table, String(n));
}
