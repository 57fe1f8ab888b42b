import { expect, test } from "vitest";
import type { RuleInfo } from "../../wire/service";
import { componentsByKind, foundComponents, type ComponentsOfKind } from "./components_by_kind";

const rule = (id: string, kind = "", confidence = "exact", component = true): RuleInfo => ({
  id,
  text: { key: id },
  component,
  confidence,
  kind,
});
const ids = (found: readonly ComponentsOfKind[]) =>
  found.map(({ kind, components }) => [kind, ...components.map(({ id }) => id)].join(" "));
const RULES = [
  rule("1.1", "", "exact", false),
  rule("abbot"),
  rule("abbot-1", "townsfolk"),
  rule("wall-1", "wall", "reconstructed"),
  rule("abbot-2", "townsfolk", "reconstructed"),
];
const ANY = { kind: "", isOnlyReconstructed: false, isNamed: () => true };

test("components are together by kind, without rules of shared names", () => {
  expect(ids(componentsByKind(RULES))).toEqual(["townsfolk abbot-1 abbot-2", "wall wall-1"]);
});

test("a game without kinds shows all its components together", () => {
  expect(ids(componentsByKind([rule("a"), rule("b")]))).toEqual([" a b"]);
});

test("kind, sureness and name choose together, and an empty kind is left out", () => {
  const all = componentsByKind(RULES);
  expect(ids(foundComponents(all, { ...ANY, isOnlyReconstructed: true }))).toEqual([
    "townsfolk abbot-2",
    "wall wall-1",
  ]);
  expect(ids(foundComponents(all, { ...ANY, kind: "wall" }))).toEqual(["wall wall-1"]);
  expect(ids(foundComponents(all, { ...ANY, isNamed: ({ id }) => id === "abbot-1" }))).toEqual(["townsfolk abbot-1"]);
});
