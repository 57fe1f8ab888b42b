import type {
  ActionFacts,
  OwnActionsView,
  PaladinFacts,
  PaladinsView,
  PlayerView,
  ReactionView,
} from "../../../wire/paladins";

/** The deeds that begin each action of the board, by the number of its spaces that they fill. */
const TWO_WAYS: Record<string, [string, string]> = {
  recruit: ["dismiss", "hire"],
  hunt: ["hunt 1", "hunt 2"],
  trade: ["trade 1", "trade 2"],
};

export function deedsOf(action: string): string[] {
  return TWO_WAYS[action] ?? [action];
}

/** What an action costs now: a number or a span of each good. */
export interface Price {
  kind: "silver" | "provisions";
  least: number;
  most: number;
}

const single = (kind: Price["kind"], n: number): Price => ({ kind, least: n, most: n });

function span(costs: readonly number[], isThere: (column: number) => boolean): Price | undefined {
  const present = costs.filter((_, column) => isThere(column));
  return present.length ? { kind: "silver", least: Math.min(...present), most: Math.max(...present) } : undefined;
}

/** The price of the next use of an action; nothing if it never costs anything. */
export function priceOf(facts: ActionFacts, view: PaladinsView): Price | undefined {
  const { own } = view;
  if (!own) return undefined;
  if (facts.id === "attack") return span(own.attack_silver, (n) => !!view.outsiders[n]);
  if (facts.provisions?.length) return single("provisions", own.provisions[facts.id] ?? 0);
  return facts.silver?.length ? single("silver", own.silver[facts.id] ?? 0) : undefined;
}

/** The first thing in the way of a deed or a favour, "" if there is nothing. */
export function obstacleOf(wanted: string, own: OwnActionsView | null): string {
  return Object.entries(own?.obstacles ?? {}).find(([, hindered]) => hindered.includes(wanted))?.[0] ?? "";
}

/** The first thing in the way of an action, "" if there is nothing in the way of one of its ways. */
export function obstacleTo(action: string, own: OwnActionsView | null): string {
  const found = deedsOf(action).map((deed) => obstacleOf(deed, own));
  return found.includes("") ? "" : (found[0] ?? "");
}

/** How often a player has done an action. */
export function timesDone(action: string, facts: ActionFacts, player: PlayerView): number {
  return action === "develop" ? (facts.limit ?? 0) - (player.workshops ?? 0) : (player.done[action] ?? 0);
}

/** The level of its attribute that the next use asks for; nothing where areas or columns ask. */
export function levelNeeded(facts: ActionFacts, done: number): number | undefined {
  return facts.levels?.[done];
}

/** A marker with the paladin's boost of the round. */
export function levelOf(player: PlayerView | undefined, attribute: string): number {
  return (player?.attributes[attribute] ?? 0) + (player?.boosts[attribute] ?? 0);
}

/** One use of an action: what it costs, and the points that this many uses are worth. */
export interface Use {
  cost: number;
  points: number;
  isDone: boolean;
  isNext: boolean;
}

export function usesOf(facts: ActionFacts, done: number): Use[] {
  const costs = facts.provisions ?? facts.silver ?? [];
  return Array.from({ length: facts.limit ?? 0 }, (_, n) => ({
    cost: costs[n] ?? 0,
    points: facts.points?.[n + 1] ?? 0,
    isDone: n < done,
    isNext: n === done,
  }));
}

/** What the paladin of the round and hired townsfolk add to an action; what they save is in its price already. */
export function extraGains(
  action: string,
  paladin: PaladinFacts | undefined,
  townsfolk: readonly string[],
  reactions: Record<string, ReactionView>,
): string[] {
  const ability = paladin?.action === action ? (paladin.gains ?? []) : [];
  const helping = townsfolk.flatMap((id) => (reactions[id]?.trigger === action ? reactions[id].reward : []));
  return [...ability, ...helping];
}

/** What each action of the right side leaves behind. */
export const PIECE_OF: Record<string, string> = {
  commission: "monk",
  fortify: "wall",
  garrison: "outpost",
  absolve: "jar",
  develop: "workshop",
  attack: "influence",
  convert: "strength",
};

interface PointStep {
  points: number;
  /** How many levels in a row are worth this. */
  length: number;
}

/** The points of a track, with equal neighbours joined. */
export function pointSteps(points: readonly number[]): PointStep[] {
  const steps: PointStep[] = [];
  for (const one of points) {
    const last = steps.at(-1);
    if (last?.points === one) last.length += 1;
    else steps.push({ points: one, length: 1 });
  }
  return steps;
}
