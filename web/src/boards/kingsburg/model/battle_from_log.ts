import type { SeenEntry, WireEvent, WireMove, WirePhrase } from "../../../wire/service";
import { plainNumber } from "./printed_number";

/** Something that a battle gave to a player (n > 0) or took; `building` is the id of a lost one. */
export interface BattleChange {
  what: string;
  n: number;
  building?: string;
}

/** A player's strength, what it is made of, and what came of it. */
export interface Army {
  seat: number;
  strength: number;
  result: string;
  help: number;
  soldiers: number;
  buildings: { id: string; n: number }[];
  isStrongest: boolean;
  changes: BattleChange[];
  /** Losses for which there was nothing left to lose. */
  spared: WirePhrase[];
}

export interface Battle {
  enemy: string;
  strength: number;
  isAbout: boolean; // the strength is only reconstructed
  help: number;
  loss: WirePhrase[];
  reward: WirePhrase[];
  armies: Army[];
}

type Args = Record<string, number | string | WirePhrase | WirePhrase[]>;
const number = (args: Args, name: string) => (typeof args[name] === "number" ? args[name] : 0);
const phrase = (args: Args, name: string) => args[name] as WirePhrase | undefined;
const phrases = (args: Args, name: string) => (Array.isArray(args[name]) ? args[name] : []);
const RESULT = /^kingsburg-event-battle-(won|drawn|lost)$/;
const CHANGE = /^kingsburg-event-((gain|take)-enemy|lose-(goods|building|points)|strongest)$/;

/** The greatest strength with which one of so many players won, once all results are known. */
export function strongestVictory({ armies }: Battle, players: number): number | undefined {
  const won = armies.filter(({ result }) => result === "won").map(({ strength }) => strength);
  return armies.length === players && won.length ? Math.max(...won) : undefined;
}

/** The last battle in some log entries, with all armies and results; `going` is one that they may continue. */
export function battleFromLog(entries: readonly SeenEntry[], going?: Battle): Battle | undefined {
  return battleFromEvents(
    entries.flatMap((entry) => entry.events ?? []),
    going,
  );
}

/** The same from events that are told one after the other. */
export function battleFromEvents(events: readonly WireEvent[], going?: Battle): Battle | undefined {
  let battle = going && structuredClone(going);
  for (const event of events) {
    if (event.key === "kingsburg-event-enemy") battle = battleAgainst(event);
    else if (battle) tell(battle, event);
  }
  return battle;
}

/** Whether some log entries say how a battle ended for somebody. */
export const hasResults = (entries: readonly SeenEntry[]): boolean =>
  entries.some((entry) => entry.events?.some(isResult));

/** Whether an event says how a battle ended for somebody. */
export const isResult = ({ key }: WireEvent): boolean => RESULT.test(key);

function battleAgainst({ args = {} }: WireEvent): Battle {
  const card = phrase(args, "card")?.args ?? {};
  return {
    enemy: phrase(card, "enemy")?.key.replace("kingsburg-enemy-", "") ?? "",
    strength: plainNumber(card.strength),
    isAbout: typeof card.strength === "object",
    help: 0,
    loss: phrases(args, "loss"),
    reward: phrases(args, "reward"),
    armies: [],
  };
}

function tell(battle: Battle, { key, args = {}, moves = [] }: WireEvent): void {
  const seat = number(phrase(args, "player")?.args ?? {}, "n");
  const result = RESULT.exec(key)?.[1];
  if (key === "kingsburg-event-kings-help") battle.help = number(args, "n");
  if (result) battle.armies.push(armyOf(seat, result, args));
  const army = battle.armies.find((one) => one.seat === seat);
  if (!army) return;
  if (key === "kingsburg-event-draw-wins") army.result = "won";
  if (key === "kingsburg-event-strongest") army.isStrongest = true;
  if (key === "kingsburg-event-goods-short") army.spared.push(...phrases(args, "losses"));
  if (CHANGE.test(key)) army.changes.push(...moves.flatMap(changeOf));
}

function armyOf(seat: number, result: string, args: Args): Army {
  const parts = phrases(args, "parts");
  const part = (key: string) => number(parts.find((one) => one.key === key)?.args ?? {}, "n");
  const buildings = parts.flatMap((one) => {
    if (one.key !== "kingsburg-strength-building") return [];
    const id = phrase(one.args ?? {}, "building")?.key.replace("kingsburg-building-", "") ?? "";
    return [{ id, n: Number(String(one.args?.change ?? "0").replace("−", "-")) }];
  });
  return {
    seat,
    strength: number(args, "n"),
    result,
    help: part("kingsburg-strength-help"),
    soldiers: part("kingsburg-amount-soldier"),
    buildings,
    isStrongest: false,
    changes: [],
    spared: [],
  };
}

function changeOf({ what, from, to, n }: WireMove): BattleChange[] {
  if (what === "building") return [{ what, n: -1, building: from.split("/").at(-1) ?? "" }];
  if (from.startsWith("seat/")) return [{ what, n: -n }];
  return to.startsWith("seat/") ? [{ what, n }] : [];
}
