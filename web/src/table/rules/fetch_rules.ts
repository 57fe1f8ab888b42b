import { FetchCache } from "../../service/http/fetch_cache";
import { get } from "../../service/http/http";
import type { RuleInfo } from "../../wire/service";

const cache = new FetchCache<RuleInfo[]>();

/** Every rule and component of one edition of a game, fetched once. */
export function fetchRules(game: string, edition: string): Promise<RuleInfo[]> {
  const path = `/api/games/${game}/rules/${edition}`;
  return cache.get(path, () => get<RuleInfo[]>(path));
}
