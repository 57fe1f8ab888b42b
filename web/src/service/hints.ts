import type { Hints } from "../wire/service";
import { askTable } from "./seat_requests";

/** What a seat could do, perhaps after actions that are not sent yet; only where all others are bots. */
export async function fetchHints(table: string, seat: number, actions: string[]): Promise<Hints> {
  return (await askTable(table, seat, { type: "hints", actions })).hints;
}
