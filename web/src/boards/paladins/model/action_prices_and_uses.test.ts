import { expect, test } from "vitest";
import type { OwnActionsView } from "../../../wire/paladins";
import type { WireEvent } from "../../../wire/service";
import { deedsOf, extraGains, obstacleTo, priceOf, timesDone, usesOf, pointSteps } from "./action_prices_and_uses";
import { opponentTurn } from "./opponents_last_turn";
import { paneFor } from "./phone_panes";
import { amountsOf, drawnAs } from "./kinds_and_reward_amounts";
import { somePlayer, someView } from "./view_for_tests";
import { count, written } from "./numbers_as_text";

const own: OwnActionsView = {
  attack_silver: [1, 4],
  column_silver: [],
  obstacles: { workers: ["hunt 2"], level: ["fortify"] },
  provisions: { fortify: 2 },
  silver: {},
};

test("an action with two ways is hindered only if both are", () => {
  expect(deedsOf("hunt")).toEqual(["hunt 1", "hunt 2"]);
  expect(obstacleTo("hunt", own)).toBe("");
  expect(obstacleTo("fortify", own)).toBe("level");
});

test("prices come from the view; an attack's depends on the outsiders that are there", () => {
  const view = someView({ own });
  expect(priceOf({ id: "fortify", spaces: [], provisions: [1, 2] }, view)).toMatchObject({
    kind: "provisions",
    most: 2,
  });
  expect(priceOf({ id: "attack", spaces: [] }, view)).toEqual({ kind: "silver", least: 1, most: 1 });
  expect(priceOf({ id: "hunt", spaces: [] }, view)).toBeUndefined();
});

test("uses say what they cost, which is next and what they are worth", () => {
  const facts = { id: "absolve", spaces: [], silver: [1, 2], points: [0, 0, 5], limit: 2 };
  expect(usesOf(facts, 1)).toEqual([
    { cost: 1, points: 0, isDone: true, isNext: false },
    { cost: 2, points: 5, isDone: false, isNext: true },
  ]);
  expect(timesDone("develop", { id: "develop", spaces: [], limit: 8 }, somePlayer(0, { workshops: 6 }))).toBe(2);
});

test("paladin and townsfolk add to the gains of their action", () => {
  const paladin = { action: "hunt", boosts: {}, gains: ["2 provision"], id: "girard", rule: "", workers: [] };
  const reactions = {
    "a-1": { trigger: "hunt", reward: ["labourer"] },
    "b-1": { trigger: "trade", reward: ["silver"] },
  };
  expect(extraGains("hunt", paladin, ["a-1", "b-1"], reactions)).toEqual(["2 provision", "labourer"]);
});

test("rewards are counted, and drawn as pictures or as a number", () => {
  expect(amountsOf(["discard-suspicion", "discard-suspicion", "2 tax"])).toEqual([
    { kind: "discard-suspicion", n: 2 },
    { kind: "tax", n: 2 },
  ]);
  expect(drawnAs({ kind: "labourer", n: 2 })).toEqual({ number: 0, pictures: 2 });
  expect(drawnAs({ kind: "silver", n: 2 })).toEqual({ number: 2, pictures: 1 });
});

test("a phone turns to the pane with the answers", () => {
  const at = (...places: string[]) => ({ places });
  expect(paneFor([at("townsfolk/abbot-1")])).toBe("kingdom");
  expect(paneFor([at("my/attack/1", "my/workers/scout"), at("favour/pray")])).toBe("board");
  expect(paneFor([at("my/workers/scout")])).toBeUndefined();
});

test("numbers keep their minus, and equal points are joined", () => {
  expect([count(-3), count(1), count(0), written(-5), written(5)]).toEqual(["−3", "+1", "0", "−5", "5"]);
  expect(pointSteps([0, 0, 1])).toEqual([
    { points: 0, length: 2 },
    { points: 1, length: 1 },
  ]);
});

test("the opponent's last turn is told with its reasons", () => {
  const events: WireEvent[] = [
    { key: "paladins-event-scheme", args: { scheme: { key: "paladins-scheme-attack" } } },
    { key: "paladins-event-scheme-fails", args: { reason: { key: "paladins-reason-reach" } } },
    { key: "paladins-event-track", args: { n: 1 } },
  ];
  expect(opponentTurn([{ n: 1, events }, { n: 2 }]).map((phrase) => phrase.key)).toEqual([
    "paladins-event-scheme",
    "paladins-event-scheme-fails",
  ]);
});
