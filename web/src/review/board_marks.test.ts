// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { Places } from "../table/places/place_elements";
import { boxWithin, hangsBelow, marksOf } from "./board_marks";

let places: Places;
const made = (...names: string[]) => ({ kind: "made" as const, label: "you", places: names });
const better = (...names: string[]) => ({ kind: "better" as const, label: "better", places: names });
const told = (...answers: Parameters<typeof marksOf>[0][number][]) =>
  marksOf(answers, places).map(({ kind, label, element }) => [kind, label, element.id]);

/** An element that shows a place and is visible. */
function show(place: string, box: Partial<DOMRect> = {}, parent: HTMLElement = document.body): HTMLElement {
  const element = document.createElement("div");
  element.id = place;
  element.checkVisibility = () => true;
  element.getBoundingClientRect = () =>
    ({ left: 0, top: 0, right: 10, bottom: 10, width: 10, height: 10, ...box }) as DOMRect;
  places.at(place)?.(element);
  parent.append(element);
  return element;
}

beforeEach(() => {
  document.body.replaceChildren();
  places = new Places(1);
});

test("each answer has a ring, and a label on the first of its places", () => {
  ["advisor/5", "advisor/11", "my/die/own/6"].forEach((place) => show(place));
  expect(told(made("advisor/5"), better("advisor/11", "my/die/own/6"))).toEqual([
    ["made", "you", "advisor/5"],
    ["better", "better", "advisor/11"],
    ["better", "", "my/die/own/6"],
  ]);
});

test("what both answers name is not marked, unless they name nothing else", () => {
  ["advisor/5", "my/die/own/5", "my/die/own/2"].forEach((place) => show(place));
  expect(told(made("advisor/5", "my/die/own/5"), better("advisor/5", "my/die/own/2"))).toEqual([
    ["made", "you", "my/die/own/5"],
    ["better", "better", "my/die/own/2"],
  ]);
  expect(told(made("advisor/5"), better("advisor/5"))).toEqual([["both", "you · better", "advisor/5"]]);
});

test("a place under its other name, or else the one around it, is marked; an answer without a place is not", () => {
  ["seat/1/hand", "pile/castle"].forEach((place) => show(place));
  expect(told(made("my/hand"), better("pile/castle/money"))).toEqual([
    ["made", "you", "seat/1/hand"],
    ["better", "better", "pile/castle"],
  ]);
  expect(told(made(), better("nowhere"))).toEqual([]);
});

test("what only receives flying pieces is not marked, and two answers inside one thing do not mark it", () => {
  show("supply", { width: 1, height: 1 });
  show("pile/castle");
  expect(told(made("supply/gold"), better("supply/wood"))).toEqual([]);
  expect(told(made("pile/castle/money"), better("pile/castle/card"))).toEqual([]);
});

test("only the part of a thing that is scrolled into sight has a box", () => {
  const root = show("board", { left: 100, top: 50, right: 500, bottom: 400 });
  const list = show("list", { left: 120, top: 60, right: 220, bottom: 160 }, root);
  list.style.overflow = "auto";
  const half = show("half", { left: 130, top: 140, right: 200, bottom: 190 }, list);
  const gone = show("gone", { left: 130, top: 200, right: 200, bottom: 250 }, list);
  expect(boxWithin(half, root)).toEqual({ left: 30, top: 90, width: 70, height: 20 });
  expect(boxWithin(gone, root)).toBeUndefined();
});

test("a label that would lie on another one hangs below", () => {
  const box = (left: number, top: number) => ({ left, top, width: 60, height: 80 });
  expect(hangsBelow([box(0, 0), box(70, 0), box(300, 0), box(0, 200)])).toEqual([false, true, false, false]);
});
