import { session } from "../service/account/session.svelte";
import { get } from "../service/http/http";
import type { MyLesson } from "../wire/service";

/** How far I have come in the lessons, the newest first; nobody who is unknown here has begun one. */
export async function fetchMyLessons(signal?: AbortSignal): Promise<MyLesson[]> {
  return session.me ? get<MyLesson[]>("/api/me/lessons", { signal }) : [];
}
