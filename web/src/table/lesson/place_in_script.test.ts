import { expect, test } from "vitest";
import type { Lesson, LessonInfo } from "../../wire/service";
import { awaitedOf, doneOf, isStrict, onScript, stepAt, eventKeys, newlyMet } from "./place_in_script";

const lesson: Lesson = {
  rivals: ["Beatrix"],
  steps: [
    { name: "dice", moves: ["1 roll", "0 pick 3", "0 place @ 8", "1 pass", "0 pass"] },
    { name: "free", moves: ["0 build"], is_free: true },
  ],
};
const at = (rest: Partial<LessonInfo>): LessonInfo => ({
  name: "first",
  step: 0,
  move: 1,
  on_script: true,
  waits_for: "move",
  ...rest,
});

test("the learner's moves are awaited up to where a rival moves", () => {
  expect(awaitedOf(lesson, at({}))).toEqual(["pick 3", "place @ 8"]);
  expect(awaitedOf(lesson, at({ move: 4 }))).toEqual(["pass"]);
});

test("nothing is awaited before a look, off the script and at the end", () => {
  expect(awaitedOf(lesson, at({ waits_for: "look" }))).toEqual([]);
  expect(awaitedOf(lesson, at({ on_script: false }))).toEqual([]);
  expect(awaitedOf(lesson, at({ step: 2, waits_for: "done" }))).toEqual([]);
  expect(stepAt(lesson, at({ step: 2, waits_for: "done" }))).toBeUndefined();
});

test("a free step lets everything through once a move is awaited", () => {
  expect([isStrict(lesson, at({})), isStrict(lesson, at({ step: 1, move: 0 }))]).toEqual([true, false]);
  expect(isStrict(lesson, at({ step: 1, waits_for: "look" }))).toBe(true);
  expect(isStrict(lesson, at({ on_script: false }))).toBe(false);
});

test("as much of an answer counts as is on the script", () => {
  expect(onScript(["a", "b", "c"], ["a"], ["b", "x"])).toBe(1);
  expect(onScript(["a", "b"], [], ["a", "b"])).toBe(2);
  expect(onScript(["a", "b"], ["x"], ["b"])).toBe(0);
  expect(onScript(["a"], ["a"], ["b"])).toBe(0);
});

test("what the learner has done of a step counts its look and own moves", () => {
  expect([1, 2, 3, 4].map((move) => doneOf(lesson, at({ move })))).toEqual([0, 1, 2, 2]);
  const looked: Lesson = { ...lesson, steps: [{ name: "look", look: ["pile"], moves: ["0 buy"] }] };
  expect(doneOf(looked, at({ move: 0, waits_for: "look" }))).toBe(0);
  expect(doneOf(looked, at({ move: 0 }))).toBe(1);
});

test("a thing is met by an event or a question, once", () => {
  const met = [
    { name: "envoy", keys: ["event-envoy", "prompt-envoy"] },
    { name: "white", keys: ["event-white"] },
  ];
  const taught: Lesson = { rivals: [], steps: [], met };
  const keys = eventKeys([{ n: 1, events: [{ key: "event-roll" }, { key: "event-white" }] }, { n: 2 }]);
  expect(newlyMet(taught, keys, [])).toBe("white");
  expect(newlyMet(taught, keys, ["white"])).toBeUndefined();
  expect(newlyMet(taught, ["prompt-envoy"], ["white"])).toBe("envoy");
});
