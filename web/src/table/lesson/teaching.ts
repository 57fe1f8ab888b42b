import { fetchTeaching } from "../../learn/teaching";
import { translations } from "../../texts/translations.svelte";
import type { Lesson } from "../../wire/service";

/** A lesson of a game with its texts, fetched once. */
export async function fetchLesson(game: string, name: string): Promise<Lesson | undefined> {
  const [{ lessons }] = await Promise.all([fetchTeaching(game), translations.loadLearning(game)]);
  return lessons.find((lesson) => (lesson.name ?? "first") === name);
}
