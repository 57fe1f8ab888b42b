import type { LobbyChanged, LobbyTable } from "../wire/service";

export const PACES = ["none", "live", "days"];
export const PAGE_SIZE = 50; // tables of each kind that the stream sends

/** What to show in the lobby; an empty field matches everything. */
export interface LobbyFilter {
  game: string;
  pace: string;
  language: string;
}

export const NO_FILTER: LobbyFilter = { game: "", pace: "", language: "" };

/** A filter as query parameters. */
export function filterQuery(filter: LobbyFilter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== "");
  return set.map(([name, value]) => `&${name}=${encodeURIComponent(value as string)}`).join("");
}

/** The list of tables after a change, newest first. */
export function applyChange(tables: LobbyTable[], change: Pick<LobbyChanged, "tables" | "gone">): LobbyTable[] {
  const replaced = new Set([...change.gone, ...change.tables.map((table) => table.id)]);
  const kept = tables.filter((table) => !replaced.has(table.id));
  return [...kept, ...change.tables].sort(
    (one, other) => other.created_at - one.created_at || (other.id > one.id ? 1 : -1),
  );
}

/** The cursor of the page that follows these tables, in the service's format. */
export function nextPageCursor(tables: LobbyTable[]): string {
  const last = tables.at(-1);
  return last ? `${last.created_at}~${last.id}` : "";
}
