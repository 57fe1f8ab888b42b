import { expect, test } from "vitest";
import type { WireMove } from "../../../wire/service";
import { paneFor, paneOfMoves, paneOfPlaces } from "./phone_panes";

const move = (from: string, to: string): WireMove => ({ what: "scout", n: 1, from, to });

test("a reaction is chosen on my board, although it names a card of the kingdom", () => {
  expect(paneFor([{ kind: "react", places: ["townsfolk/abbot-1"] }])).toBe("board");
  expect(paneFor([{ kind: "hire", places: ["townsfolk/abbot-1"] }])).toBe("kingdom");
});

test("an event is shown where something arrives, or else where it leaves", () => {
  expect(paneOfMoves([move("seat/0/monks", "area/1/2")], "seat/0")).toBe("kingdom");
  expect(paneOfMoves([move("supply", "seat/1/silver")], "seat/0")).toBe("rivals");
  expect(paneOfMoves([move("supply", "opponent/workers")], "seat/0")).toBe("rivals");
  expect(paneOfMoves([move("seat/0/workers", "seat/0/hunt/1")], "seat/0")).toBe("board");
  expect(paneOfMoves([move("supply", "seat/0/faith")], "seat/0")).toBe("board");
});

test("of what is pointed out, the first that only one pane shows comes into view", () => {
  expect(paneOfPlaces(["my/workers", "order/1", "my/commission"])).toBe("kingdom");
  expect(paneOfPlaces(["my/commission", "order/1"])).toBe("board");
  expect(paneOfPlaces(["my/workers"])).toBeUndefined();
});

test("what every pane shows turns to none", () => {
  expect(paneOfMoves([move("supply", "seat/0/silver")], "seat/0")).toBeUndefined();
  expect(paneOfMoves([], "seat/0")).toBeUndefined();
});
