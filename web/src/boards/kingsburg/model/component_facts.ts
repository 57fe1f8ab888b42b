import { FetchCache } from "../../../service/http/fetch_cache";
import { get } from "../../../service/http/http";
import type { KingsburgFacts } from "../../../wire/kingsburg";
import type { TableInfo } from "../../../wire/service";

const cache = new FetchCache<KingsburgFacts>();

/** What is printed on advisors, buildings and enemies: from the edition, or from the table's own component file. */
export function fetchFacts(
  info: Pick<TableInfo, "id" | "edition" | "own_components" | "rules">,
): Promise<KingsburgFacts> {
  const shipped = `/api/games/kingsburg/facts/${info.edition}?rules=${info.rules}`;
  const path = info.own_components ? `/api/tables/${info.id}/facts` : shipped;
  return cache.get(path, () => get<KingsburgFacts>(path));
}
