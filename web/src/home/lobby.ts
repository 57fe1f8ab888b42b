import type { LobbyChanged, LobbyTable } from "../wire/service";

export const PACES = ["none", "live", "days"];
export const PAGE = 50; // tables of each kind that the stream sends

/** What somebody looks for; empty: it does not matter. */
export interface Wanted {
  game: string;
  pace: string;
  language: string;
}

export const ANYTHING: Wanted = { game: "", pace: "", language: "" };

/** A filter as the parameters of an address. */
export function parameters(wanted: Wanted): string {
  const set = Object.entries(wanted).filter(([, value]) => value !== "");
  return set.map(([name, value]) => `&${name}=${encodeURIComponent(value as string)}`).join("");
}

/** The list after a change, the newest first. */
export function changed(tables: LobbyTable[], change: Pick<LobbyChanged, "tables" | "gone">): LobbyTable[] {
  const replaced = new Set([...change.gone, ...change.tables.map((table) => table.id)]);
  const kept = tables.filter((table) => !replaced.has(table.id));
  return [...kept, ...change.tables].sort((one, other) => other.created_at - one.created_at || (other.id > one.id ? 1 : -1));
}

/** Where the page after these tables begins, as the service reads it. */
export function after(tables: LobbyTable[]): string {
  const last = tables.at(-1);
  return last ? `${last.created_at}~${last.id}` : "";
}
