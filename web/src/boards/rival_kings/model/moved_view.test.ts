import { expect, test } from "vitest";
import type { PlayerView, RivalKingsView } from "../../../wire/rival_kings";
import { movedView } from "./moved_view";

const PLAYER: PlayerView = {
  actions: [],
  buildings: ["inn"],
  character: null,
  coins: 5,
  crests: {},
  decided: true,
  done: [],
  earlier: 0,
  hand: 3,
  limited: false,
  markers: 1,
  pairs: [],
  robs: [],
  subjects: [],
  to_act: false,
  used: false,
};
const VIEW: RivalKingsView = {
  chosen: null,
  coin_supply: 25,
  cycle: 1,
  game: 1,
  hand: [],
  looking: null,
  marker_supply: 27,
  match: "one-game",
  now: null,
  open_characters: [],
  piles: [{ cards: [{ id: "innkeeper", price: 2 }], has_money: true, id: "subjects-1", money: 2, size: 8 }],
  players: [PLAYER, PLAYER],
  round: 1,
  scores: [],
  seat: 0,
  turn: null,
  turned_up: null,
};

test("markers and coins go from place to place", () => {
  const view = movedView(VIEW, [
    { what: "marker", from: "supply/markers", to: "seat/1/markers", n: 1 },
    { what: "coin", from: "pile/subjects-1/money", to: "seat/0/coins", n: 2 },
  ]);
  expect(view.marker_supply).toBe(26);
  expect(view.players.map(({ markers }) => markers)).toEqual([1, 2]);
  expect(view.players[0]?.coins).toBe(7);
  expect(view.piles[0]).toMatchObject({ money: 0, has_money: false });
});

test("a recruited card leaves the pile for the end of a row", () => {
  const view = movedView(VIEW, [{ what: "subject/innkeeper", from: "pile/subjects-1", to: "seat/1/row", n: 1 }]);
  expect(view.piles[0]).toMatchObject({ size: 7, cards: [] });
  expect(view.players[1]?.subjects).toEqual(["innkeeper"]);
  const turned = { what: "subject", into: "subject/bishop", from: "pile/subjects-1", to: "pile/subjects-1", n: 1 };
  expect(movedView(view, [turned]).piles[0]).toMatchObject({ size: 7, cards: [{ id: "bishop", subject: true }] });
});

test("a pair ends when one of its cards goes", () => {
  const pairs = [{ building: "inn", subject: "innkeeper", perfect: true, points: 4 }];
  const paired = { ...VIEW, players: [{ ...PLAYER, subjects: ["innkeeper"], pairs }, PLAYER] };
  const view = movedView(paired, [{ what: "building/inn", from: "seat/0/row", to: "seat/1/row", n: 1 }]);
  expect(view.players[0]).toMatchObject({ buildings: [], subjects: ["innkeeper"], pairs: [] });
  expect(view.players[1]?.buildings).toEqual(["inn", "inn"]);
});

test("characters are turned up one by one, and crests cover actions", () => {
  const view = movedView(VIEW, [
    { what: "character", into: "character/queen", from: "seat/1/hand", to: "seat/1/character", n: 1 },
    { what: "crest", from: "seat/0/crests", to: "seat/1/character/recruit", n: 1 },
  ]);
  expect(view.players[1]).toMatchObject({ character: "queen", hand: 2, crests: { recruit: 0 } });
  expect(view.players[0]?.character).toBeNull();
});
