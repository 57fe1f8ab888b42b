// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { Places } from "./place_elements";

beforeEach(() => {
  document.body.innerHTML = "";
  vi.spyOn(HTMLElement.prototype, "checkVisibility").mockImplementation(function (this: HTMLElement) {
    return !this.hidden;
  });
});

/** Show a place as a board does; returns the element and what takes it away. */
function show(places: Places, name: string): { element: HTMLElement; remove: () => void } {
  const element = document.createElement("button");
  document.body.append(element);
  const remove = places.at(name)?.(element) as () => void;
  return { element, remove };
}

test("a place is found by its name, or else the smallest place around it", () => {
  const places = new Places(0);
  const { element: city } = show(places, "city/paris");
  const { element: office } = show(places, "city/paris/duke");
  expect(places.find("city/paris/duke")).toBe(office);
  expect(places.find("city/paris/king")).toBe(city);
  expect(places.exactly("city/paris/king")).toBeUndefined();
  expect(places.find("box")).toBeUndefined();
});

test("my places are found by both names, the given one first", () => {
  const places = new Places(2);
  const { element: mine } = show(places, "my/gold");
  expect(places.find("seat/2/gold")).toBe(mine);
  const { element: shared } = show(places, "seat/2/gold");
  expect(places.find("seat/2/gold")).toBe(shared);
  expect(places.find("my/gold")).toBe(mine);
  expect(places.find("seat/1/gold")).toBeUndefined();
});

test("what is hidden or gone is not found", () => {
  const places = new Places(null);
  const first = show(places, "pile");
  const second = show(places, "pile");
  first.element.hidden = true;
  expect(places.find("pile")).toBe(second.element);
  second.remove();
  expect(places.find("pile")).toBeUndefined();
});

test("the same name gives the same attachment, and no name none", () => {
  const places = new Places(null);
  expect(places.at("pile")).toBe(places.at("pile"));
  expect(places.at(undefined)).toBeUndefined();
});

test("an element knows the place it lies in", () => {
  const places = new Places(null);
  const { element, remove } = show(places, "pile");
  const inside = element.appendChild(document.createElement("span"));
  expect(places.of(inside)).toBe("pile");
  remove();
  expect(places.of(inside)).toBeUndefined();
});

test("only the places pointed out last are marked", () => {
  const places = new Places(null);
  const [one, two] = ["one", "two"].map((name) => show(places, name).element);
  places.highlight(["one"]);
  places.highlight(["two", "nowhere"]);
  expect([one?.dataset.pointed, two?.dataset.pointed]).toEqual([undefined, ""]);
  places.highlight([]);
  expect(two?.dataset.pointed).toBeUndefined();
});
