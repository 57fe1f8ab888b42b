import type { Lesson, LessonInfo, LessonStep, SeenEntry } from "../../wire/service";

const LEARNER = "0 "; // how a scripted move of the learner begins

/** The step that a table is at; none after the last. */
export function stepAt(lesson: Lesson | undefined, info: LessonInfo | undefined): LessonStep | undefined {
  return info && info.waits_for !== "done" ? lesson?.steps[info.step] : undefined;
}

/** The learner's next actions in a step, up to where a rival moves; empty unless a move of the script is awaited. */
export function awaitedOf(lesson: Lesson | undefined, info: LessonInfo | undefined): string[] {
  const step = stepAt(lesson, info);
  if (!step || info?.waits_for !== "move" || !info.on_script) return [];
  const rest = (step.moves ?? []).slice(info.move);
  const end = rest.findIndex((move) => !move.startsWith(LEARNER));
  return (end < 0 ? rest : rest.slice(0, end)).map((move) => move.slice(LEARNER.length));
}

/** How much of a step the learner has done: the look, if it has one, and the moves. */
export function doneOf(lesson: Lesson | undefined, info: LessonInfo | undefined): number {
  const step = stepAt(lesson, info);
  if (!step || info?.waits_for !== "move") return 0;
  const own = (step.moves ?? []).slice(0, info.move).filter((move) => move.startsWith(LEARNER));
  return own.length + (step.look?.length ? 1 : 0);
}

/** Whether only what the script awaits is let through. */
export function isStrict(lesson: Lesson | undefined, info: LessonInfo | undefined): boolean {
  if (!info?.on_script || info.waits_for === "done") return false;
  return info.waits_for !== "move" || !stepAt(lesson, info)?.is_free;
}

/** The beginning of `added` that goes on as the script has it after `kept`. */
export function onScript(awaited: readonly string[], kept: readonly string[], added: readonly string[]): number {
  if (kept.some((text, n) => text !== awaited[n])) return 0;
  const other = added.findIndex((text, n) => text !== awaited[kept.length + n]);
  return other < 0 ? added.length : other;
}

/** The keys of everything that some entries tell. */
export function eventKeys(entries: readonly SeenEntry[]): string[] {
  return entries.flatMap((entry) => (entry.events ?? []).map((event) => event.key));
}

/** The name of the first thing that one of these keys belongs to and that was not met before. */
export function newlyMet(lesson: Lesson, keys: readonly string[], met: readonly string[]): string | undefined {
  return lesson.met?.find((one) => !met.includes(one.name) && one.keys.some((key) => keys.includes(key)))?.name;
}
