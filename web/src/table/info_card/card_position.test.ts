import { expect, test } from "vitest";
import { cardPosition } from "./card_position";

const room = { width: 1000, height: 800, top: 100 };
const card = { width: 280, height: 200 };
const box = (x: number, y: number, height = 40) =>
  ({ x, y, left: x, width: 100, height, top: y, right: x + 100, bottom: y + height }) as DOMRect;

test("a card is below its thing if there is room, and above it otherwise", () => {
  expect(cardPosition(box(400, 120), card, room)).toEqual({ left: 310, top: 168 });
  expect(cardPosition(box(400, 700), card, room)).toEqual({ left: 310, top: 492 });
});

test("a card never leaves the screen sideways", () => {
  expect(cardPosition(box(0, 120), card, room)?.left).toBe(8);
  expect(cardPosition(box(950, 120), card, room)?.left).toBe(712);
});

test("beside a tall thing a card does not cover the question", () => {
  expect(cardPosition(box(400, 150, 600), card, room)).toEqual({ left: 508, top: 150 });
  expect(cardPosition(box(850, 150, 600), card, room)).toEqual({ left: 562, top: 150 });
});

test("a card without room anywhere covers its thing rather than the question", () => {
  const narrow = { ...room, width: 300 };
  expect(cardPosition(box(100, 150, 600), card, narrow)).toEqual({ left: 10, top: 150 });
});

test("a card covers nothing that is taken, and is not shown without room", () => {
  const below = box(310, 200);
  expect(cardPosition(box(400, 120), card, { ...room, taken: [below] })).toEqual({ left: 508, top: 120 });
  const everything = { left: 0, top: 0, right: 1000, bottom: 800 };
  expect(cardPosition(box(400, 120), card, { ...room, taken: [everything] })).toBeUndefined();
});
