import type { PaladinsView, PlayerView } from "../../../wire/paladins";

/** A player with little on the board, for tests. */
export function somePlayer(seat: number | null, rest: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    workers: { scout: 2 },
    board: { trade: ["", ""], attack: ["workshop", "", ""] },
    attributes: { faith: 1, strength: 2, influence: 0 },
    boosts: {},
    silver: 3,
    provisions: 1,
    points: 0,
    done: { attack: 0, commission: 0 },
    monks: 7,
    ...rest,
  };
}

/** A position of two players, for tests. */
export function someView(rest: Partial<PaladinsView> = {}): PaladinsView {
  return {
    active: 0,
    debt_points: [-3, 1],
    debts: 20,
    favours: [{ id: "pray" }, null],
    jar_rewards: [],
    open_for: 2,
    opponent: null,
    orders: [],
    outsider_deck: 10,
    outsider_discard: [],
    outsiders: [
      {
        attack: ["influence"],
        counts: "orders",
        faith_needed: 0,
        id: "champion-1",
        people: "viking",
        strength: 1,
        strength_needed: 1,
      },
      null,
    ],
    over: false,
    own: null,
    phase: "turns",
    pieces: [],
    players: [somePlayer(0), somePlayer(1)],
    reactions: {},
    round: 2,
    scores: [],
    seat: 0,
    start: 0,
    suspicion_discard: [],
    suspicions: 12,
    tavern_deck: 5,
    tavern_discard: [],
    taverns: [{ id: "tavern-4" }],
    tax: 4,
    tax_full: 5,
    townsfolk: [],
    townsfolk_deck: 9,
    townsfolk_discard: [],
    walls: 20,
    ...rest,
  };
}
