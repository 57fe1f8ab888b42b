import { FetchCache } from "../service/http/fetch_cache";
import { get } from "../service/http/http";
import type { Teaching } from "../wire/service";

const cache = new FetchCache<Teaching>();

/** The goal card and the lessons of a game, fetched once. */
export function fetchTeaching(game: string): Promise<Teaching> {
  return cache.get(game, () => get<Teaching>(`/api/games/${game}/teaching`));
}
