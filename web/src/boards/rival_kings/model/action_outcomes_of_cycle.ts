import type { SeenEntry, WireEvent, WirePhrase } from "../../../wire/service";
import type { RivalKingsView } from "../../../wire/rival_kings";

/** What became of an action of a character in this cycle. */
export interface StepOutcome {
  result: "done" | "declined" | "impossible";
  /** What was taken or bought, or why it was impossible. */
  detail?: WirePhrase;
}

/** Outcomes by `seat/kind`, of the seat whose character has the action printed, whoever carried it out. */
export type CycleStory = ReadonlyMap<string, StepOutcome>;

const EVENT = /^rival-kings-event-(.+)$/;
const ACTIONS = new Set(["settle", "give", "money", "recruit", "buy"]);
const NEW_CYCLE = new Set(["cycle", "round", "game"]);

function phraseIn(event: WireEvent, name: string): WirePhrase | undefined {
  const value = event.args?.[name];
  return typeof value === "object" && !Array.isArray(value) ? value : undefined;
}

function seatIn(event: WireEvent, name: string): number {
  const n = phraseIn(event, name)?.args?.n;
  return typeof n === "number" ? n : -1;
}

const kindIn = (event: WireEvent): string => phraseIn(event, "kind")?.key.replace("rival-kings-kind-", "") ?? "";
const reason = (name: string): WirePhrase => ({ key: `rival-kings-board-${name}` });

/** What an action took: coins, or a card, or the player who got a marker. */
function gainOf(name: string, event: WireEvent): WirePhrase | undefined {
  if (name === "money") return { key: "rival-kings-thing-coin", args: { n: event.args?.n ?? 0 } };
  return phraseIn(event, name === "give" ? "player" : "card");
}

class Teller {
  readonly story = new Map<string, StepOutcome>();
  /** The action that each robber has covered and not carried out yet, as `victim/kind`. */
  readonly stolen = new Map<number, string>();

  tell(name: string, event: WireEvent): void {
    const who = seatIn(event, "who");
    if (name === "cover") this.stolen.set(who, `${String(seatIn(event, "player"))}/${kindIn(event)}`);
    else if (name === "decline-stolen") {
      this.stolen.delete(who);
      this.note(`${String(seatIn(event, "player"))}/${kindIn(event)}`, "declined");
    } else if (name === "decline") this.note(this.stepOf(who, kindIn(event)), "declined", reason("declined"));
    else if (name.startsWith("cannot-")) this.note(this.stepOf(who, kindIn(event)), "impossible", reason(name));
    else if (ACTIONS.has(name)) this.note(this.stepOf(who, name), "done", gainOf(name, event));
  }

  private stepOf(who: number, kind: string): string {
    const stolen = this.stolen.get(who);
    this.stolen.delete(who);
    return stolen?.endsWith(`/${kind}`) ? stolen : `${String(who)}/${kind}`;
  }

  /** The first outcome counts: what follows comes from a subject's ability. */
  private note(step: string, result: StepOutcome["result"], detail?: WirePhrase): void {
    if (!this.story.has(step)) this.story.set(step, detail ? { result, detail } : { result });
  }
}

function tellerOf(entries: readonly SeenEntry[]): Teller {
  let kept: SeenEntry[] = [];
  for (const entry of entries) {
    const { undo } = entry;
    if (typeof undo === "number") kept = kept.filter((one) => one.n <= undo);
    kept.push(entry);
  }
  let teller = new Teller();
  for (const event of kept.flatMap((entry) => entry.events ?? [])) {
    const name = EVENT.exec(event.key)?.[1] ?? "";
    if (NEW_CYCLE.has(name)) teller = new Teller();
    else teller.tell(name, event);
  }
  return teller;
}

/** What has become of the actions of this cycle, from the log. */
export function cycleStory(entries: readonly SeenEntry[]): CycleStory {
  return tellerOf(entries).story;
}

/** The action that a robber is carrying out, as `victim/kind`. */
function actionInHand(entries: readonly SeenEntry[], robber: number): string | undefined {
  return tellerOf(entries).stolen.get(robber);
}

/** The action that a question about a stolen one names, as `seat/kind`. */
function stolenIn({ args = {} }: WirePhrase): string | undefined {
  const { player, kind } = args;
  if (typeof player !== "object" || Array.isArray(player) || typeof kind !== "object" || Array.isArray(kind)) return;
  const seat = player.args?.n;
  return typeof seat === "number" ? `${String(seat)}/${kind.key.replace("rival-kings-kind-", "")}` : undefined;
}

/**
 * The action that is carried out now, as `seat/kind` of the character that has it printed; "" for none. A stolen one
 * comes before those of the robber's own, and while a robber chooses what to steal nothing is carried out yet.
 * `prompt` is what I am asked, which may follow from an answer of mine that is only staged.
 */
export function actionNow(
  { turn, now }: Pick<RivalKingsView, "turn" | "now">,
  happened: readonly SeenEntry[],
  prompt: WirePhrase | undefined,
): string {
  if (turn === null || prompt?.key === "rival-kings-prompt-theft") return "";
  const asked = prompt?.key === "rival-kings-prompt-stolen" ? stolenIn(prompt) : undefined;
  return asked ?? actionInHand(happened, turn) ?? (now === null ? "" : `${String(turn)}/${now}`);
}
