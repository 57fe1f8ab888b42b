import type { PhraseValue } from "../../texts/phrase_renderer";
import type { Lesson, LessonStep, WirePhrase } from "../../wire/service";

/** What a step says: its title in the path, why, what to do, why not another move, and where to look instead. */
export type TextPart =
  "title" | "why" | `why-${number}` | "what" | `what-${number}` | "instead" | `instead-${number}` | "elsewhere";

/** The key of a text of a step. */
export function stepKey(game: string, lesson: string, step: string, part: TextPart): string {
  return `${prefixOf(game, lesson)}-${step}-${part}`;
}

/** Which text of a step says what to do after so many answers; none if the next move is named by its label. */
export function whatPart(step: LessonStep, answers: number): TextPart | undefined {
  const then = step.then ?? [];
  if (!then.length) return answers === 0 ? "what" : undefined;
  const passed = then.filter((count) => count <= answers).length;
  return passed === 0 ? "what" : `what-${passed + 1}`;
}

/** The texts of a step that may change within it, after so many answers: the newest first. */
export function newestFirst(part: "why" | "instead", step: LessonStep, answers: number): TextPart[] {
  const passed = (step.then ?? []).filter((count) => count <= answers).length;
  return [...Array.from({ length: passed }, (_, n): TextPart => `${part}-${passed + 1 - n}`), part];
}

const STEPS_WITH_PLACE = 2; // after these a learner knows where the golden button is

/** The key of the sentence that the golden button confirms, by the number of the step. */
export function sendKey(step: number): string {
  return step < STEPS_WITH_PLACE ? "web-lesson-send" : "web-lesson-send-again";
}

/** The key of the line about something that is first met. */
export function metKey(game: string, lesson: string, name: string): string {
  return `${prefixOf(game, lesson)}-met-${name}`;
}

/** What a learner clicks or taps with; texts choose their verb by it. */
export type Device = "mouse" | "touch";

/** A text of a step with its numbers, those of the box and those of the learner's view. */
export function stepPhrase(
  game: string,
  lesson: Pick<Lesson, "name">,
  step: LessonStep,
  part: TextPart,
  view: unknown,
  device: Device,
): WirePhrase {
  const args: Record<string, PhraseValue> = { ...step.numbers, device };
  for (const [name, pointer] of Object.entries(step.values ?? {})) {
    const number = numberAt(view, pointer);
    if (number !== undefined) args[name] = number;
  }
  return { key: stepKey(game, lesson.name ?? "first", step.name, part), args };
}

/** The number that a JSON pointer leads to; the numbers of an object or a list are added up. */
export function numberAt(view: unknown, pointer: string): number | undefined {
  let found = view;
  for (const name of pointer.split("/").slice(1)) {
    if (typeof found !== "object" || found === null || !Object.keys(found).includes(name)) return undefined;
    found = (found as Record<string, unknown>)[name];
  }
  const values: unknown[] = typeof found === "object" && found !== null ? Object.values(found) : [found];
  let total = 0;
  for (const value of values) {
    if (typeof value !== "number") return undefined;
    total += value;
  }
  return total;
}

function prefixOf(game: string, lesson: string): string {
  return `${game.replaceAll("_", "-")}-lesson-${lesson}`;
}
