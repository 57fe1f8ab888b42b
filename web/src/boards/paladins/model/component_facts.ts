import { FetchCache } from "../../../service/http/fetch_cache";
import { get } from "../../../service/http/http";
import type { PaladinsFacts } from "../../../wire/paladins";
import type { TableInfo } from "../../../wire/service";

const cache = new FetchCache<PaladinsFacts>();

/** What is printed on boards and cards: from the edition, or from the table's own component file. */
export function fetchFacts(
  info: Pick<TableInfo, "id" | "edition" | "own_components" | "rules">,
): Promise<PaladinsFacts> {
  const shipped = `/api/games/paladins/facts/${info.edition}?rules=${info.rules}`;
  const path = info.own_components ? `/api/tables/${info.id}/facts` : shipped;
  return cache.get(path, () => get<PaladinsFacts>(path));
}
