import { untrack } from "svelte";
import { toasts } from "../../components/toasts.svelte";
import { askTable } from "../../service/ask_table";
import { preferences } from "../../settings/preferences.svelte";
import { translations } from "../../texts/translations.svelte";
import type { Hint, Hints, WireAction, WirePhrase } from "../../wire/service";
import type { Play } from "../play.svelte";
import { mayBeAdvised, questionName, warningsOf } from "./hints_of_question";

const CONSIDERED_MS = 900; // whoever sends sooner does not want to be warned

/** Odo at the table: what I could do if I ask him, and what speaks against what I have chosen. */
export class Adviser {
  /** What the service has said, by the name of the question; each is asked once. */
  private known = $state.raw<ReadonlyMap<string, Hints>>(new Map());
  private readonly asked = new Map<string, Promise<void>>();
  /** The question that the panel is about. */
  private openFor = $state<string>();

  constructor(
    readonly play: Play,
    private readonly fetch: typeof fetchHints = fetchHints,
  ) {}

  /** The actions that led to the question I am asked now. */
  private get settled(): WireAction[] {
    const { staged, readyAction } = this.play;
    return readyAction ? staged.slice(0, -1) : staged;
  }

  private get n(): number {
    return this.play.feed.update?.n ?? -1;
  }

  private readonly question = $derived.by(() => questionName(this.n, this.settled));

  readonly canAsk = $derived.by<boolean>(
    () =>
      preferences.hints &&
      this.play.canChoose &&
      !this.play.telling.isOn &&
      this.play.feed.isLive &&
      mayBeAdvised(this.play.info, this.play.seat),
  );

  get isOpen(): boolean {
    return this.canAsk && this.openFor === this.question;
  }

  /** The choices for the question that is open; undefined until they have come. */
  get hints(): readonly Hint[] | undefined {
    const known = this.known.get(this.question);
    return known && (known.hints ?? []);
  }

  readonly warnings = $derived.by<readonly WirePhrase[]>(() =>
    this.canAsk ? warningsOf(this.n, this.play.staged, this.known) : [],
  );

  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }

  open(): void {
    const question = (this.openFor = this.question);
    this.load().catch((error: unknown) => {
      if (this.openFor === question) this.close();
      toasts.showError(error);
    });
  }

  close(): void {
    this.openFor = undefined;
  }

  /** Choose what a hint is about; it is sent by the golden button, like everything else. */
  async choose({ action, ...hint }: Hint): Promise<void> {
    const answer = this.play.wholeDecision?.actions.find((one) => one.text === action);
    this.close();
    await this.play.stage(
      answer ?? { text: action, kind: hint.kind, args: hint.args, label: hint.label, places: hint.places },
    );
  }

  /** Keeps up with the play: what is chosen is looked at, and what belongs to an earlier question is forgotten. */
  follow(): (() => void) | undefined {
    if (this.openFor !== undefined && !this.isOpen && !this.play.isSending) untrack(() => this.close());
    if (!this.canAsk || this.play.staged.length === 0) return undefined;
    const before = this.play.staged.slice(0, -1);
    if (this.known.has(questionName(this.n, before))) return undefined;
    // a warning that does not come is no reason to disturb anybody
    const timer = setTimeout(() => void this.load(before).catch(() => undefined), CONSIDERED_MS);
    return () => clearTimeout(timer);
  }

  /** Ask the service about the question that follows some actions, unless it was asked before. */
  private load(actions = this.settled): Promise<void> {
    const name = questionName(this.n, actions);
    const asked = this.asked.get(name) ?? this.ask(name, this.n, actions);
    this.asked.set(name, asked);
    return asked;
  }

  private async ask(name: string, n: number, actions: WireAction[]): Promise<void> {
    const { table, seat } = this.play;
    try {
      const texts = actions.map((one) => one.text);
      const [hints] = await Promise.all([this.fetch(table, seat ?? 0, texts), translations.loadHints()]);
      if (hints.n !== n) throw new Error("the table has moved on");
      this.keep(name, hints);
    } catch (error) {
      this.asked.delete(name);
      if (n === this.n) throw error;
    }
  }

  /** Keep an answer, and forget those to the questions of earlier positions. */
  private keep(name: string, hints: Hints): void {
    const current = [...this.known].filter(([, one]) => one.n === hints.n);
    this.known = new Map([...current, [name, hints]]);
  }
}

/** What a seat could do, perhaps after actions that are not sent yet; only where all others are bots. */
async function fetchHints(table: string, seat: number, actions: string[]): Promise<Hints> {
  return (await askTable(table, seat, { type: "hints", actions })).hints;
}
