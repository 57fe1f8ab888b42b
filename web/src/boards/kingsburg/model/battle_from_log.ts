import type { SeenEntry, WirePhrase } from "../../../wire/service";
import { plainNumber } from "./printed_number";

export interface Battle {
  enemy: string;
  strength: number;
  isAbout: boolean; // the strength is only reconstructed
  help: number;
  armies: { seat: number; strength: number; result: string }[];
}

type Args = Record<string, number | string | WirePhrase | WirePhrase[]>;
const number = (args: Args, name: string) => (typeof args[name] === "number" ? (args[name] as number) : 0);
const phrase = (args: Args, name: string) => args[name] as WirePhrase | undefined;

/** The last battle in some log entries, with all armies and results. */
export function battleFromLog(entries: readonly SeenEntry[]): Battle | undefined {
  let battle: Battle | undefined;
  for (const event of entries.flatMap((entry) => entry.events ?? [])) {
    const args: Args = event.args ?? {};
    if (event.key === "kingsburg-event-enemy") {
      const card = phrase(args, "card")?.args ?? {};
      battle = {
        enemy: phrase(card, "enemy")?.key.replace("kingsburg-enemy-", "") ?? "",
        strength: plainNumber(card.strength),
        isAbout: typeof card.strength === "object",
        help: 0,
        armies: [],
      };
    }
    if (event.key === "kingsburg-event-kings-help" && battle) battle.help = number(args, "n");
    const result = /^kingsburg-event-battle-(won|drawn|lost)$/.exec(event.key)?.[1];
    if (result && battle) {
      battle.armies.push({
        seat: number(phrase(args, "player")?.args ?? {}, "n"),
        strength: number(args, "n"),
        result,
      });
    }
  }
  return battle?.armies.length ? battle : undefined;
}
