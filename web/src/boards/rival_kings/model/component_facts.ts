import { FetchCache } from "../../../service/http/fetch_cache";
import { get } from "../../../service/http/http";
import type { RivalKingsStatic } from "../../../wire/rival_kings";
import type { TableInfo } from "../../../wire/service";

const cache = new FetchCache<RivalKingsStatic>();

/** What is printed on characters, buildings and subjects: from the edition, or from the table's own component file. */
export function fetchFacts(
  info: Pick<TableInfo, "id" | "edition" | "own_components" | "rules">,
): Promise<RivalKingsStatic> {
  const shipped = `/api/games/rival_kings/facts/${info.edition}?rules=${info.rules}`;
  const path = info.own_components ? `/api/tables/${info.id}/facts` : shipped;
  return cache.get(path, () => get<RivalKingsStatic>(path));
}
