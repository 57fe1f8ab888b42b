import { expect, test } from "vitest";
import type { GameInfo, MyLesson } from "../wire/service";
import { learntCount, nextCourse, progressOf } from "./course_progress";

const game = (id: string, steps = 14) => ({ id, lessons: steps ? { first: steps } : {} }) as unknown as GameInfo;
const lesson = (of: string, rest: Partial<MyLesson> = {}): MyLesson => ({
  game: of,
  lesson: "first",
  is_done: false,
  step: 4,
  steps: 14,
  table: "a-x",
  ...rest,
});
const GAMES = [game("kingsburg"), game("royals", 12), game("paladins"), game("liars_dice", 0)];

test("a game that nobody has begun takes its whole time", () => {
  expect(progressOf(game("kingsburg"), [])).toEqual({ state: "new", step: 1, steps: 14, minutesLeft: 10, table: "" });
});

test("what is left is told in minutes, at least one", () => {
  expect(progressOf(game("kingsburg"), [lesson("kingsburg")])).toMatchObject({
    state: "begun",
    step: 5,
    minutesLeft: 8,
  });
  expect(progressOf(game("kingsburg"), [lesson("kingsburg", { step: 14 })])).toMatchObject({
    step: 14,
    minutesLeft: 1,
  });
});

test("a lesson that was played to its end stays done when it is begun again", () => {
  expect(progressOf(game("royals", 12), [lesson("royals", { is_done: true, step: 2 })])?.state).toBe("done");
});

test("a lesson whose table is gone begins anew", () => {
  expect(progressOf(game("royals", 12), [lesson("royals", { table: "" })])?.state).toBe("new");
});

test("a game without a lesson has no progress", () => {
  expect(progressOf(game("liars_dice", 0), [])).toBeUndefined();
});

test("courts that were learnt are counted once", () => {
  expect(learntCount([lesson("royals", { is_done: true }), lesson("kingsburg")])).toBe(1);
});

test("golden is the newest that waits, or else the first new one", () => {
  expect(nextCourse(GAMES, [lesson("paladins"), lesson("kingsburg")])).toBe("paladins");
  expect(nextCourse(GAMES, [lesson("kingsburg", { is_done: true })])).toBe("royals");
  expect(nextCourse(GAMES, [])).toBe("kingsburg");
  expect(nextCourse([game("royals")], [lesson("royals", { is_done: true })])).toBeUndefined();
});
