import { expect, test } from "vitest";
import type { Lesson } from "../../wire/service";
import { personalStorage } from "../../service/storage";
import { LessonMemory } from "./lesson_memory";
import { eventKeys, newlyMet } from "./met_things";

const lesson: Lesson = {
  rivals: [],
  steps: [],
  met: [
    { name: "envoy", keys: ["event-envoy", "prompt-envoy"] },
    { name: "white", keys: ["event-white"] },
  ],
};

test("a thing is met by an event or a question, once", () => {
  const keys = eventKeys([{ n: 1, events: [{ key: "event-roll" }, { key: "event-white" }] }, { n: 2 }]);
  expect(newlyMet(lesson, keys, [])).toBe("white");
  expect(newlyMet(lesson, keys, ["white"])).toBeUndefined();
  expect(newlyMet(lesson, ["prompt-envoy"], ["white"])).toBe("envoy");
});

test("what was said is kept for its table, also where storage is broken", () => {
  personalStorage.belongTo("anna");
  const memory = new LessonMemory("a-1");
  memory.note({ met: ["envoy"] });
  memory.note({ isOver: true });
  expect(new LessonMemory("a-1").said).toEqual({ met: ["envoy"], isOver: true, whys: {}, isHinted: false });
  expect(new LessonMemory("a-2").said.met).toEqual([]);
});
