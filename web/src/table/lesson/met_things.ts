import type { Lesson, SeenEntry } from "../../wire/service";

/** The keys of everything that some entries tell. */
export function eventKeys(entries: readonly SeenEntry[]): string[] {
  return entries.flatMap((entry) => (entry.events ?? []).map((event) => event.key));
}

/** The name of the first thing that one of these keys belongs to and that was not met before. */
export function newlyMet(lesson: Lesson, keys: readonly string[], met: readonly string[]): string | undefined {
  return lesson.met?.find((one) => !met.includes(one.name) && one.keys.some((key) => keys.includes(key)))?.name;
}
