import { expect, test } from "vitest";
import type { PlayerView } from "../../../wire/rival_kings";
import { castOf } from "./open_characters_by_rank";

const FACTS = {
  characters: [
    { id: "queen", rank: "a", tie: false, actions: [] },
    { id: "bursar", rank: "d", tie: true, actions: [] },
    { id: "knight", rank: "d", tie: false, actions: [] },
    { id: "duke", rank: "b", tie: true, actions: [] },
  ],
};
const player = (character: string | null, markers = 0, to_act = true) =>
  ({ character, markers, to_act }) as unknown as PlayerView;

test("characters stand by rank; inside a rank those with fewer markers come first", () => {
  const view = {
    players: [player("knight", 2), player("bursar", 3), player("queen", 1, false)],
    turned_up: null,
    open_characters: ["queen", "bursar", "knight", "duke"],
  };
  expect(castOf(view, FACTS)).toEqual([
    { rank: "a", roles: [{ id: "queen", seat: 2 }], out: [] },
    { rank: "b", roles: [], out: ["duke"] },
    {
      rank: "d",
      roles: [
        { id: "knight", seat: 0 },
        { id: "bursar", seat: 1 },
      ],
      out: [],
    },
  ]);
});

test("the card that is turned up has nobody's seat", () => {
  const view = { players: [player(null)], turned_up: "duke", open_characters: ["duke"] };
  expect(castOf(view, FACTS)[1]).toEqual({ rank: "b", roles: [{ id: "duke" }], out: [] });
});
