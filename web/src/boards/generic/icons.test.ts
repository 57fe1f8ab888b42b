import { expect, test, vi } from "vitest";

vi.mock("../../parts/heraldry", () => ({}));
const { drawingFor, drawingOf } = await import("./icons");
const part = (place: string, key: string) => ({ place, text: { key } });

test("words are known in singular and plural", () => {
  expect(drawingOf("coins")).toEqual(drawingOf("coin"));
  expect(drawingOf("nonsense")).toBeUndefined();
});

test("a sentence is known by its place, a thing by its name", () => {
  expect(drawingFor(part("townsfolk/acolyte-1", "demo-outline-townsfolk-debt"), "demo")).toEqual(drawingOf("townsfolk"));
  expect(drawingFor(part("seat/0/trade/1", "demo-content-scout"), "demo")).toEqual(drawingOf("scout"));
});

test("the name of a game draws nothing", () => {
  expect(drawingFor(part("middle", "rival-kings-outline-middle"), "rival_kings")).toBeUndefined();
});
