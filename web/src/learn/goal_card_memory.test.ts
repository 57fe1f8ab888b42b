import { beforeEach, expect, test } from "vitest";
import { PersonalStorage, SafeStorage } from "../service/storage";
import { GoalCardMemory } from "./goal_card_memory";

let memory: GoalCardMemory;
let storage: PersonalStorage;

beforeEach(() => {
  const blocked = new SafeStorage(() => {
    throw new Error("blocked");
  });
  storage = new PersonalStorage(blocked);
  storage.belongTo("anna");
  memory = new GoalCardMemory(storage);
});

test("the card comes at every new table until it is not wanted any more", () => {
  expect(memory.isWanted("kingsburg", "a-1")).toBe(true);
  memory.close("kingsburg", "a-1", false);
  expect(memory.isWanted("kingsburg", "a-1")).toBe(false);
  expect(memory.isWanted("kingsburg", "a-2")).toBe(true);
  memory.close("kingsburg", "a-2", true);
  expect(memory.isWanted("kingsburg", "a-3")).toBe(false);
  expect(memory.isNever("kingsburg")).toBe(true);
});

test("each game has its own card, and a wish can be taken back", () => {
  memory.close("kingsburg", "a-1", true);
  expect(memory.isWanted("royals", "a-2")).toBe(true);
  memory.close("kingsburg", "a-1", false);
  expect(memory.isWanted("kingsburg", "a-3")).toBe(true);
});

test("only the last tables are remembered", () => {
  for (let n = 0; n < 40; n += 1) memory.close("kingsburg", `a-${n}`, false);
  expect(memory.isWanted("kingsburg", "a-39")).toBe(false);
  expect(memory.isWanted("kingsburg", "a-0")).toBe(true);
});

test("what cannot be read is forgotten", () => {
  storage.set("goals", "{");
  expect(memory.isWanted("kingsburg", "a-1")).toBe(true);
});
