import type { Phrase } from "../../../texts/phrase_renderer";
import type { BuildingFacts, GroupView, KingsburgFacts, PlayerView } from "../../../wire/kingsburg";
import type { WirePhrase } from "../../../wire/service";
import { printedNumber } from "./printed_number";
import { missingGoods } from "./missing_goods_and_strength";

/** What turns phrases into words. */
export type Speak = (phrase: Phrase) => string;

/** Dice that lie together, and what is added to them. */
export type SpokenGroup = Pick<GroupView, "own" | "white" | "tokens" | "market">;

const listed = (faces: readonly number[]) => [...faces].sort((a, b) => b - a).join("+");

/** Dice and what is added to them, in the words of the log, and the number of dice. */
function groupArgs({ own, white = [], tokens = 0, market = 0 }: SpokenGroup): { n: number; group: WirePhrase[] } {
  const group: WirePhrase[] = [];
  if (own.length) group.push({ key: "kingsburg-group-dice", args: { dice: listed(own) } });
  if (white.length) group.push({ key: "kingsburg-group-white", args: { dice: listed(white) } });
  if (tokens) group.push({ key: "kingsburg-group-tokens", args: { n: tokens } });
  if (market) group.push({ key: `kingsburg-group-market-${market > 0 ? "higher" : "lower"}` });
  return { n: own.length + white.length, group };
}

/** Who has taken an advisor, and with which dice. */
export function takenWords(group: GroupView, speak: Speak): string {
  const taken: Phrase =
    group.seat === null
      ? { key: "kingsburg-outline-taken-neutral" }
      : { key: "kingsburg-outline-taken-by", args: { player: { key: "seat", args: { n: group.seat } } } };
  return speak({ key: "web-kingsburg-taken", args: { taken, ...groupArgs(group) } });
}

export interface AdvisorState {
  /** The dice that I am about to place here. */
  aimed: SpokenGroup | undefined;
  /** The groups of my dice that can be placed here, the cheapest first. */
  ways: readonly SpokenGroup[];
  /** Whether I am placing dice, so that an advisor without dice is either reachable or out of reach. */
  isChoosing: boolean;
  /** Whether dice lie at the court, so that it matters who is still free. */
  isSeason: boolean;
  groups: readonly GroupView[];
}

/** What glow, dice and dimming say about an advisor. */
export function advisorWords(state: AdvisorState, speak: Speak): string[] {
  const taken = state.groups.map((group) => takenWords(group, speak));
  const { aimed, ways } = state;
  if (aimed) return [speak({ key: "web-kingsburg-aimed", args: groupArgs(aimed) }), ...taken];
  const [first, ...others] = ways;
  if (first) {
    const words = [speak({ key: "web-kingsburg-reachable", args: groupArgs(first) })];
    if (others.length) words.push(speak({ key: "web-kingsburg-more-ways", args: { n: others.length } }));
    return [...words, ...taken];
  }
  if (taken.length) return taken;
  const free = speak({ key: "web-kingsburg-free" });
  if (state.isChoosing) return [free, speak({ key: "web-out-of-reach" })];
  return state.isSeason ? [free] : [];
}

export type BuildingState = "aim" | "built" | "can" | "locked" | "next";

/** Whether a building stands, can be built, what it lacks, or for which one of its row it waits. */
export function buildingWords(
  state: BuildingState,
  building: BuildingFacts,
  facts: KingsburgFacts,
  me: PlayerView | undefined,
  speak: Speak,
): string[] {
  if (state === "aim") return [speak({ key: "web-chosen" })];
  if (state === "built") return [speak({ key: "kingsburg-outline-built" })];
  if (state === "can") return [speak({ key: "web-kingsburg-can-build" })];
  const left = facts.buildings.find((one) => one.row === building.row && one.column === building.column - 1);
  if (state === "locked" && left)
    return [speak({ key: "web-kingsburg-needs", args: { building: { key: `kingsburg-building-${left.id}` } } })];
  const next = speak({ key: "kingsburg-outline-next" });
  return me ? [next, paymentWords(missingGoods(building, me, facts), building.confidence, speak)] : [next];
}

function paymentWords(missing: [string, number][], confidence: string, speak: Speak): string {
  if (missing.length === 0) return speak({ key: "web-kingsburg-affordable" });
  const goods = missing.map(([kind, n]) => ({
    key: `kingsburg-good-${kind}`,
    args: { n: printedNumber(n, confidence) },
  }));
  return speak({ key: "web-kingsburg-missing", args: { goods } });
}

/** All that a tile shows: name, column, state, price unless it is paid, and points. */
export function tileWords(
  state: BuildingState,
  building: BuildingFacts,
  facts: KingsburgFacts,
  owner: PlayerView | undefined,
  speak: Speak,
): string[] {
  const amount = (key: string, n: number) => ({ key, args: { n: printedNumber(n, building.confidence) } });
  const price = Object.entries(building.cost).map(([kind, n]) => amount(`kingsburg-good-${kind}`, n));
  return [
    speak({ key: `kingsburg-building-${building.id}` }),
    speak({ key: "web-kingsburg-column", args: { n: building.column } }),
    ...(state === "built" ? [] : [speak({ key: "web-kingsburg-costs", args: { price } })]),
    speak(amount("kingsburg-amount-vp", building.vp)),
    ...buildingWords(state, building, facts, owner, speak),
  ];
}
