import type { ComponentFile } from "../../../wire/royals";
import { PrintedBox } from "./printed_box";

const title = (id: string, cards: number, influence: number, value: number) => ({
  id,
  cards,
  influence,
  value,
  intrigue: 1,
});

const FILE: ComponentFile = {
  edition: "rulebook",
  box: {
    country_cards: 40,
    intrigue_cards: 4,
    positions: 4,
    display: 3,
    draw: 3,
    country_limit: 12,
    intrigue_limit: 4,
    empty_deck: "display",
  },
  players: [{ seats: 2, first_draw: [2, 3], noble_house: [16, 12] }],
  colour: [{ id: "grey", cubes: 36 }],
  period: [{ id: "1648" }, { id: "1680" }],
  country: ["france", "spain"].map((id) => ({
    id,
    cards: 20,
    removed: [0, 0, 0, 0],
    cities: 2,
    bonuses: [12, 8],
    tokens: [
      [7, 4],
      [8, 4],
    ],
  })),
  intrigue: [{ countries: ["france", "spain"], cards: 4 }],
  title: [title("baron", 2, 1, 6), title("cardinal", 5, 2, 12), title("king", 8, 4, 16)],
  city: [
    { id: "paris", country: "france", positions: ["king"], bonus: 6 },
    { id: "lyon", country: "france", positions: ["cardinal", "baron"], bonus: 3 },
    { id: "madrid", country: "spain", positions: ["baron"], bonus: 4, influence: [3] },
  ],
  doubts: { "city/paris/bonus": "reconstructed", "title/king/influence": "reconstructed" },
};

/** A small box for tests. */
export const BOX = new PrintedBox(FILE);
