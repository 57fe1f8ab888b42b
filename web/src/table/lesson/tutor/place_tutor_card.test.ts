import { expect, test } from "vitest";
import { overlap, placeCard, type CardWish, type Rect } from "./place_tutor_card";

const room: Rect = { x: 0, y: 100, width: 1000, height: 700 };
const size = { width: 300, height: 200 };
const wish = (rest: Partial<CardWish>): CardWish => ({ size, room, clear: [], avoid: [], ...rest });
const at = (x: number, y: number, width = 100, height = 100): Rect => ({ x, y, width, height });
const cardOf = (found: { x: number; y: number }): Rect => ({ ...size, x: found.x, y: found.y });

test("a card lies beside what it is about and points at its middle", () => {
  const target = at(200, 300);
  const found = placeCard(wish({ target, clear: [target] }));
  expect(found.beak?.side).toBe("left");
  expect(found.x).toBeGreaterThanOrEqual(target.x + target.width);
  expect(found.y + (found.beak?.at ?? 0)).toBe(350);
});

test("where there is no room on the right, it lies on the left", () => {
  const target = at(880, 300);
  expect(placeCard(wish({ target, clear: [target] })).beak?.side).toBe("right");
});

test("what must stay in sight is never covered, as long as there is any other place", () => {
  const target = at(0, 300, 1000, 120); // no room beside it
  const prompt = at(0, 100, 1000, 60);
  const found = placeCard(wish({ target, clear: [target, prompt] }));
  expect([overlap(cardOf(found), target), overlap(cardOf(found), prompt)]).toEqual([0, 0]);
  expect(found.beak?.side).toBe("top");
});

test("a card stays out of the way of the hand if it can", () => {
  const [target, hand] = [at(300, 300), at(420, 250, 400, 300)];
  const found = placeCard(wish({ target, clear: [target], avoid: [hand] }));
  expect(overlap(cardOf(found), hand)).toBe(0);
});

test("a card below something in the upper corner points up at it", () => {
  const target = at(880, 110, 100, 40);
  const found = placeCard(wish({ room: { ...room, y: 160, height: 640 }, target, clear: [target] }));
  expect(found.beak?.side).toBe("top");
});

test("without anything to point at there is no beak", () => {
  expect(placeCard(wish({})).beak).toBeUndefined();
});

test("a card that grows stays where it is if it can", () => {
  const target = at(400, 400);
  const first = placeCard(wish({ target, clear: [target] }));
  const bigger = { width: 300, height: 260 };
  const after = placeCard(
    wish({ size: bigger, target, clear: [target], avoid: [at(524, 300, 20, 20)], before: first.way }),
  );
  expect(after.way).toBe(first.way);
});

test("a card that cannot point at what it is about has no beak that points past it", () => {
  const target = at(2, 300, 30, 12); // so small and so far out that a beak of a card below it misses
  const wall = at(32, 100, 968, 320);
  const { beak, ...found } = placeCard(wish({ target, clear: [target, wall] }));
  const tip = found.x + (beak?.at ?? target.x);
  expect([target.x <= tip, tip <= target.x + target.width]).toEqual([true, true]);
});

test("a card beside a strip has no beak where other cards of the strip lie between", () => {
  const [strip, first, last] = [at(400, 300, 300), at(400, 300), at(600, 300)];
  const found = (point: Rect) => placeCard(wish({ room: { ...room, x: 380 }, target: strip, point, clear: [strip] }));
  expect(found(last).beak?.side).toBeDefined();
  const { beak, way } = found(first);
  expect(beak === undefined || !way.startsWith("left")).toBe(true);
});
