import type { Hints, Trial } from "../wire/service";
import { query } from "./http/http";

/** What a seat could do, perhaps after actions that are not sent yet; only where all others are bots. */
export function fetchHints(table: string, trial: Trial, signal?: AbortSignal): Promise<Hints> {
  return query<Hints>(`/api/tables/${table}/hints`, trial, signal && { signal });
}
