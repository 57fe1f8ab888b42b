import { expect, test } from "vitest";
import type { PatchOperation } from "../../wire/service";
import { applyPatch, PatchError } from "./json_patch";

const BEFORE = { dice: [1, 2, 3], people: { ada: { gold: 2 }, bo: { gold: 0 } }, "a/b~c": 1, none: null };
const patched = (...operations: PatchOperation[]): unknown => applyPatch(BEFORE, operations);

test("fields and items are added, replaced and removed", () => {
  expect(
    patched(
      { op: "replace", path: "/people/ada/gold", value: 5 },
      { op: "add", path: "/people/cy", value: { gold: 1 } },
      { op: "remove", path: "/none" },
      { op: "remove", path: "/dice/0" },
      { op: "add", path: "/dice/1", value: 9 },
      { op: "add", path: "/dice/-", value: 4 },
      { op: "replace", path: "/a~1b~0c", value: 2 },
    ),
  ).toEqual({ dice: [2, 9, 3, 4], people: { ada: { gold: 5 }, bo: { gold: 0 }, cy: { gold: 1 } }, "a/b~c": 2 });
});

test("the document stays as it was, and unchanged parts are shared", () => {
  const copy = structuredClone(BEFORE);
  const after = applyPatch(BEFORE, [{ op: "replace", path: "/people/ada/gold", value: 5 }]);
  expect(BEFORE).toEqual(copy);
  expect(after.dice).toBe(BEFORE.dice);
  expect(after.people.bo).toBe(BEFORE.people.bo);
  expect(after.people).not.toBe(BEFORE.people);
});

test("what is replaced by something equal is the same object still", () => {
  const after = applyPatch(BEFORE, [{ op: "replace", path: "/people", value: { ada: { gold: 2 }, bo: { gold: 7 } } }]);
  expect(after.people.ada).toBe(BEFORE.people.ada);
  expect(after.people.bo).toEqual({ gold: 7 });
});

test("the whole document can be replaced, and an empty patch changes nothing", () => {
  expect(patched({ op: "replace", path: "", value: [1] })).toEqual([1]);
  expect(patched()).toBe(BEFORE);
});

test.each<[string, PatchOperation]>([
  ["a field that does not exist", { op: "replace", path: "/gold", value: 1 }],
  ["a field that is to go and does not exist", { op: "remove", path: "/gold" }],
  ["a parent that does not exist", { op: "add", path: "/goods/gold", value: 1 }],
  ["a parent that is a number", { op: "add", path: "/dice/0/x", value: 1 }],
  ["an item beyond the end", { op: "replace", path: "/dice/3", value: 1 }],
  ["an item to add beyond the end", { op: "add", path: "/dice/4", value: 1 }],
  ["an item that is no number", { op: "remove", path: "/dice/01" }],
  ["no pointer", { op: "add", path: "dice", value: 1 }],
  ["the whole document is to go", { op: "remove", path: "" }],
  ["a prototype", { op: "add", path: "/__proto__/x", value: 1 }],
  ["an inherited field", { op: "replace", path: "/toString", value: 1 }],
])("a patch that does not fit is refused: %s", (_, operation) => {
  expect(() => patched(operation)).toThrow(PatchError);
});
