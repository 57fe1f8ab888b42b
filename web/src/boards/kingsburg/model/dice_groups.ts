import type { WireAction } from "../../../wire/service";

/** A group of dice to be placed on an advisor. */
export interface DiceGroup {
  action: WireAction;
  own: number[];
  white: number[];
  tokens: number;
  market: number;
  advisor: number;
}

const FACES = [6, 5, 4, 3, 2, 1];

/** The faces of the dice that an action points at, the highest first. */
function facesAt(places: readonly string[], colour: "own" | "white"): number[] {
  return FACES.flatMap((face) => places.filter((place) => place === `my/die/${colour}/${face}`).map(() => face));
}

export function diceGroupOf(action: WireAction): DiceGroup | undefined {
  const { kind, args = {}, places = [] } = action;
  if (kind !== "place") return undefined;
  const [own, white] = [facesAt(places, "own"), facesAt(places, "white")];
  const amount = (name: string) => Number(args[name] ?? 0);
  return { action, own, white, tokens: amount("tokens"), market: amount("market"), advisor: amount("advisor") };
}

export function diceGroupsOf(actions: readonly WireAction[]): DiceGroup[] {
  return actions.flatMap((action) => diceGroupOf(action) ?? []);
}

/** A key for a set of dice, independent of their order. */
export function diceKey(own: readonly number[], white: readonly number[]): string {
  const sorted = (faces: readonly number[]) => [...faces].sort((a, b) => b - a);
  return [...sorted(own), ...sorted(white).map((face) => `w${face}`)].join("+");
}

/** Sorts the choices: first those without tokens and Market, then those with few dice. */
export function cost(group: DiceGroup): number {
  return group.tokens * 10 + Math.abs(group.market) * 5 + group.own.length + group.white.length;
}
