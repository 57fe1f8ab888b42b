// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { personalStorage } from "../../service/storage";
import { LessonMemory, SaidWhys } from "./lesson_memory";

test("why a step was done keeps the numbers that it had then", () => {
  personalStorage.belongTo("anna");
  const step = { name: "countess" };
  new SaidWhys(new LessonMemory("a-7")).note(step, "Lyon pays 5 now.");
  const again = new SaidWhys(new LessonMemory("a-7"));
  again.note(step, "Lyon pays 0 now.");
  expect(again.of(step)).toBe("Lyon pays 5 now.");
  expect(again.of({ name: "other" })).toBe("");
});

test("what was said is kept for its table, also where storage is broken", () => {
  personalStorage.belongTo("anna");
  const memory = new LessonMemory("a-1");
  memory.note({ met: ["envoy"] });
  memory.note({ isOver: true });
  expect(new LessonMemory("a-1").said).toEqual({ met: ["envoy"], isOver: true, whys: {}, isHinted: false });
  expect(new LessonMemory("a-2").said.met).toEqual([]);
});
