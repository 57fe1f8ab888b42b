import { expect, test } from "vitest";
import { isRivals, ownerOf, unplacedActions } from "./outline_places";

const part = (place: string, inside: ReturnType<typeof leaf>[] = []) => ({ ...leaf(place), inside });
const leaf = (place: string, key = "demo-outline") => ({ place, label: { key } });

test("areas belong to players", () => {
  expect(ownerOf(leaf("seat/2"), 0)).toBe(2);
  expect(ownerOf(leaf("hand"), 1)).toBe(1);
  expect(ownerOf(leaf("seat/2/gold"), 0)).toBeUndefined();
});

test("an action is unplaced if nothing shows its place", () => {
  const outline = part("table", [leaf("seat/0/mine"), leaf("pile/1")]);
  const actions = ["my/mine", "pile/1", "gone", ""].map((place) => ({
    text: place,
    kind: "",
    label: { key: "demo" },
    places: place ? [place] : [],
  }));
  expect(unplacedActions(actions, outline, 0).map((action) => action.text)).toEqual(["gone"]);
});

test("what lies before others is a rival's", () => {
  expect(["seat/0/wall", "seat/1/wall", "my/wall", "pile/1"].map((place) => isRivals(place, 1))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
