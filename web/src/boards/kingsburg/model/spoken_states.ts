import type { Phrase } from "../../../texts/renderer";
import type { BuildingFacts, GroupView, PlayerView } from "../../../wire/kingsburg";

/** What turns phrases into words. */
export type Speak = (phrase: Phrase) => string;

/** Dice that lie together, and what was added to them: 5 + 3 + 2. */
export function diceWords(group: Pick<GroupView, "own" | "white" | "tokens" | "market">): string {
  const tokens = Array<number>(group.tokens ?? 0).fill(2);
  const sum = [...group.own, ...(group.white ?? []), ...tokens].join(" + ");
  if (!group.market) return sum;
  return `${sum} ${group.market > 0 ? "+" : "−"} 1`;
}

/** Who has taken an advisor, and with which dice. */
export function takenWords(group: GroupView, speak: Speak): string {
  const taken: Phrase =
    group.seat === null
      ? { key: "kingsburg-outline-taken-neutral" }
      : { key: "kingsburg-outline-taken-by", args: { player: { key: "seat", args: { n: group.seat } } } };
  return speak({ key: "web-kingsburg-taken", args: { taken, dice: diceWords(group) } });
}

export interface AdvisorState {
  isAimed: boolean;
  isReachable: boolean;
  /** Whether I am placing dice, so that an advisor without dice is either reachable or out of reach. */
  isChoosing: boolean;
  groups: readonly GroupView[];
}

/** What glow, dice and dimming say about an advisor. */
export function advisorWords(state: AdvisorState, speak: Speak): string[] {
  const taken = state.groups.map((group) => takenWords(group, speak));
  if (state.isAimed) return [speak({ key: "web-kingsburg-aimed" }), ...taken];
  if (state.isReachable) return [speak({ key: "web-kingsburg-reachable" }), ...taken];
  return state.isChoosing && !taken.length ? [speak({ key: "web-out-of-reach" })] : taken;
}

export type BuildingState = "aim" | "built" | "can" | "locked" | "next";

/** Whether a building stands, can be built, or waits for another one of its row. */
export function buildingWords(
  state: BuildingState,
  building: BuildingFacts,
  row: readonly BuildingFacts[],
  me: PlayerView | undefined,
  speak: Speak,
): string {
  if (state === "aim") return speak({ key: "web-chosen" });
  if (state === "built") return speak({ key: "kingsburg-outline-built" });
  if (state === "can") return speak({ key: "web-kingsburg-can-build" });
  const missing = row.find((one) => one.column < building.column && !me?.buildings.includes(one.id));
  if (!missing) return speak({ key: "kingsburg-outline-next" });
  return speak({ key: "web-kingsburg-needs", args: { building: { key: `kingsburg-building-${missing.id}` } } });
}
