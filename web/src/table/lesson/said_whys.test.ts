// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { personalStorage } from "../../service/storage";
import { LessonMemory } from "./lesson_memory";
import { SaidWhys } from "./said_whys";

test("why a step was done keeps the numbers that it had then", () => {
  personalStorage.belongTo("anna");
  const step = { name: "countess" };
  new SaidWhys(new LessonMemory("a-7")).note(step, "Lyon pays 5 now.");
  const again = new SaidWhys(new LessonMemory("a-7"));
  again.note(step, "Lyon pays 0 now.");
  expect(again.of(step)).toBe("Lyon pays 5 now.");
  expect(again.of({ name: "other" })).toBe("");
});
