import { FetchCache } from "../service/http/fetch_cache";
import { get } from "../service/http/http";
import type { Teaching, Lesson, MyLesson } from "../wire/service";
import { translations } from "../texts/translations.svelte";
import { session } from "../service/account/session.svelte";

const cache = new FetchCache<Teaching>();

/** The goal card and the lessons of a game, fetched once. */
export function fetchTeaching(game: string): Promise<Teaching> {
  return cache.get(game, () => get<Teaching>(`/api/games/${game}/teaching`));
}

/** A lesson of a game with its texts, fetched once. */
export async function fetchLesson(game: string, name: string): Promise<Lesson | undefined> {
  const [{ lessons }] = await Promise.all([fetchTeaching(game), translations.loadLearning(game)]);
  return lessons.find((lesson) => (lesson.name ?? "first") === name);
}

/** Whether a game has a goal card. */
export function hasGoalCard(game: string): boolean {
  return session.game(game)?.has_goal_card ?? false;
}

/** How far I have come in the lessons, the newest first; nobody who is unknown here has begun one. */
export async function fetchMyLessons(signal?: AbortSignal): Promise<MyLesson[]> {
  return session.me ? get<MyLesson[]>("/api/me/lessons", { signal }) : [];
}
