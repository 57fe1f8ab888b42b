import type { WireAction } from "../../../wire/service";

/** A group of dice to be placed on an advisor, parsed from an action's text. */
export interface DiceGroup {
  action: WireAction;
  own: number[];
  white: number[];
  tokens: number;
  market: number;
  advisor: number;
}

const PLACE = /^place (w?\d(?:\+w?\d)*)(?: \+2(?:x(\d+))?)?(?: market ([+-])1)? @ (\d+)$/;

export function diceGroupOf(action: WireAction): DiceGroup | undefined {
  const found = PLACE.exec(action.text);
  if (!found) return undefined;
  const dice = (found[1] ?? "").split("+");
  const hasToken = / \+2(x\d+)? /.test(action.text);
  return {
    action,
    own: dice.filter((die) => !die.startsWith("w")).map(Number),
    white: dice.filter((die) => die.startsWith("w")).map((die) => Number(die.slice(1))),
    tokens: hasToken ? Number(found[2] ?? 1) : 0,
    market: found[3] ? Number(`${found[3]}1`) : 0,
    advisor: Number(found[4]),
  };
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
