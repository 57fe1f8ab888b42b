import { FetchCache } from "../../service/http/fetch_cache";
import { get } from "../../service/http/http";
import type { Play } from "../../table/play.svelte";

const cache = new FetchCache<unknown>();

/** What is printed on a game's components, fetched once: from the edition, or from the table's own component file. */
export function fetchFacts<F>(game: string, { info, table }: Pick<Play, "info" | "table">): Promise<F> {
  const { edition = "rulebook", own_components = false, rules = "" } = info ?? {};
  const shipped = `/api/games/${game}/facts/${edition}?rules=${rules}`;
  const path = own_components ? `/api/tables/${table}/facts` : shipped;
  return cache.get(path, () => get<F>(path)) as Promise<F>;
}
