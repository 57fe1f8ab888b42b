import { FetchCache } from "../../../service/http/fetch_cache";
import { get } from "../../../service/http/http";
import type { BuildingFacts, KingsburgFacts } from "../../../wire/kingsburg";
import type { TableInfo } from "../../../wire/service";

const cache = new FetchCache<KingsburgFacts>();
const FORM = 2; // raised with new fields, because browsers keep what belongs to a version of the rules forever

/** What is printed on advisors, buildings and enemies: from the edition, or from the table's own component file. */
export function fetchFacts(
  info: Pick<TableInfo, "id" | "edition" | "own_components" | "rules">,
): Promise<KingsburgFacts> {
  const shipped = `/api/games/kingsburg/facts/${info.edition}?rules=${info.rules}&form=${FORM}`;
  const path = info.own_components ? `/api/tables/${info.id}/facts` : shipped;
  return cache.get(path, () => get<KingsburgFacts>(path).then(complete));
}

/** An older copy, kept for reading without a connection, lacks some fields. */
function complete(facts: KingsburgFacts): KingsburgFacts {
  const none: Partial<BuildingFacts> = { battle: {}, gold_off: {} };
  return { ...facts, buildings: facts.buildings.map((building) => ({ ...none, ...building })) };
}
