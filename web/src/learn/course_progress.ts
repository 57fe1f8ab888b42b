import type { GameInfo, MyLesson } from "../wire/service";

/** The lesson that every game begins with. */
export const FIRST = "first";
/** How long a first game takes. */
export const LESSON_MINUTES = 10;

/** How far somebody is in the first game of a court. */
export interface CourseProgress {
  /** It was never begun, is under way, or was played to its last step. */
  state: "new" | "begun" | "done";
  /** The step that comes next, counted from 1. */
  step: number;
  steps: number;
  minutesLeft: number;
  /** The table at which it goes on. */
  table: string;
}

/** The progress in a game's first lesson; nothing if the game has none. */
export function progressOf(game: GameInfo, lessons: readonly MyLesson[]): CourseProgress | undefined {
  const steps = game.lessons?.[FIRST];
  if (!steps) return undefined;
  const mine = lessons.find((one) => one.game === game.id && one.lesson === FIRST);
  const made = Math.min(mine?.step ?? 0, steps);
  const minutesLeft = Math.max(1, Math.ceil((LESSON_MINUTES * (steps - made)) / steps));
  const step = Math.min(made + 1, steps);
  return { state: stateOf(mine), step, steps, minutesLeft, table: mine?.table ?? "" };
}

function stateOf(mine: MyLesson | undefined): CourseProgress["state"] {
  if (!mine) return "new";
  if (mine.is_done) return "done";
  return mine.table ? "begun" : "new"; // without its table it has to begin anew
}

/** How many courts were learnt. */
export function learntCount(lessons: readonly MyLesson[]): number {
  return new Set(lessons.filter((one) => one.is_done).map((one) => one.game)).size;
}

/** The game whose button is golden: the newest one that waits to go on, or else the first that is new. */
export function nextCourse(games: readonly GameInfo[], lessons: readonly MyLesson[]): string | undefined {
  const stateFor = (id: string) => {
    const game = games.find((one) => one.id === id);
    return game && progressOf(game, lessons)?.state;
  };
  const begun = lessons.find((one) => stateFor(one.game) === "begun");
  return begun?.game ?? games.find(({ id }) => stateFor(id) === "new")?.id;
}
