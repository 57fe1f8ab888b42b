import { toasts } from "../parts/toast.svelte";
import { Feed } from "../service/feed.svelte";
import { post } from "../service/http";
import { say, words } from "../texts/words.svelte";
import type { Renderer } from "../texts/renderer";
import type { Preview, Reason, TableInfo, WireAction, WireDecision } from "../wire/service";

/** One seat at a running table: what it sees, what it is asked, what it is about to answer. */
export class Play {
  readonly feed: Feed;
  staged = $state.raw<WireAction[]>([]);
  preview = $state.raw<Preview>();
  isSending = $state(false);
  finals = $state.raw<ReadonlySet<string>>(new Set());
  /** A place with several answers, to be told apart in a sheet. */
  open = $state.raw<{ place: string; actions: WireAction[] }>();
  reasons = $state.raw<{ place: string; reasons: Reason[] }>();
  private asked = 0;

  constructor(
    readonly table: string,
    readonly seat: number | null,
  ) {
    this.feed = new Feed(table, seat, () => words.language);
  }

  close(): void {
    this.feed.close();
  }

  get info(): TableInfo | undefined {
    return this.feed.info;
  }

  get names(): string[] {
    return (this.info?.seats ?? []).map((seat, n) => seat.name || seat.level || `${n + 1}`);
  }

  get renderer(): Renderer {
    return words.renderer(this.names);
  }

  get isOver(): boolean {
    return !!this.feed.update?.outcome;
  }

  /** The table waits for me. */
  get isMyTurn(): boolean {
    const { asked, chosen } = this.feed;
    return this.seat !== null && asked.includes(this.seat) && !chosen.includes(this.seat) && !this.isOver;
  }

  /** The position, with what I am about to do already in it. */
  get view(): unknown {
    return this.preview?.view ?? this.feed.update?.view;
  }

  /** A staged step that nothing can follow: another choice replaces it. */
  private get isReady(): boolean {
    return this.staged.length > 0 && (!this.preview?.decision || this.preview.is_final);
  }

  /** What is asked now; while the last step can still be exchanged, the question that it answers. */
  get decision(): WireDecision | null {
    const asked = this.feed.update?.decision ?? null;
    if (!this.preview?.decision || this.preview.is_final) return this.staged.length > 1 ? this.before : asked;
    return this.preview.decision;
  }

  private before: WireDecision | null = null;

  get aim(): WireAction | undefined {
    return this.isReady ? this.staged.at(-1) : undefined;
  }

  /** Whether what is staged can be sent: a sealed choice only when it is whole. */
  get canSend(): boolean {
    if (this.staged.length === 0 || this.isSending) return false;
    return !this.feed.update?.decision?.sealed || !this.preview?.decision;
  }

  actionsAt(place: string): WireAction[] {
    return (this.decision?.actions ?? []).filter((action) => action.places?.includes(place));
  }

  canAct(place: string): boolean {
    return this.actionsAt(place).length > 0;
  }

  isAimed(place: string): boolean {
    return this.aim?.places?.includes(place) ?? false;
  }

  /** A click on a place of the board. */
  async pick(place: string): Promise<void> {
    const actions = this.actionsAt(place);
    const [only] = actions;
    if (!only) return this.whyNot(place);
    if (actions.length > 1) this.open = { place, actions };
    else if (this.aim?.text === only.text) await this.send();
    else await this.stage(only);
  }

  /** Try an answer out: nobody else hears of it. */
  async stage(action: WireAction): Promise<void> {
    this.open = undefined;
    const kept = this.isReady ? this.staged.slice(0, -1) : this.staged;
    this.before = this.decision;
    await this.tryOut([...kept, action]);
  }

  async stepBack(): Promise<void> {
    this.open = undefined;
    await this.tryOut(this.staged.slice(0, -1));
  }

  private async tryOut(staged: WireAction[]): Promise<void> {
    this.staged = staged;
    this.preview = undefined;
    const turn = (this.asked += 1);
    if (staged.length === 0) return;
    try {
      const preview = await this.feed.preview(staged.map((action) => action.text));
      if (turn === this.asked) this.preview = preview;
    } catch (error) {
      if (turn === this.asked) this.drop();
      toasts.blame(error);
    }
  }

  /** A button that answers at once. */
  async answer(action: WireAction): Promise<void> {
    if (this.feed.update?.decision?.sealed) {
      await this.stage(action);
      if (!this.canSend) return;
      return this.send();
    }
    this.staged = [...(this.isReady ? this.staged.slice(0, -1) : this.staged), action];
    await this.send();
  }

  async send(): Promise<void> {
    if (this.isSending || this.staged.length === 0) return;
    this.isSending = true;
    this.open = undefined;
    const turn = (this.asked += 1);
    try {
      await this.feed.act(
        this.staged.map((action) => action.text),
        this.feed.update?.posed ?? null,
      );
    } catch (error) {
      toasts.blame(error);
    }
    this.isSending = false;
    if (turn === this.asked) this.drop();
  }

  /** Forget what was being chosen. */
  drop(): void {
    this.asked += 1;
    this.staged = [];
    this.preview = undefined;
    this.open = undefined;
  }

  async undo(): Promise<void> {
    this.drop();
    try {
      await this.feed.undo();
    } catch (error) {
      toasts.blame(error);
    }
  }

  async whyNot(place: string): Promise<void> {
    if (this.seat === null) return;
    if (!this.isMyTurn) return toasts.tell(say("web-not-your-turn"));
    try {
      const reasons = await this.feed.why(place);
      const first = reasons[0];
      if (!first) return;
      if (reasons.length > 1) this.reasons = { place, reasons };
      else toasts.tell(this.renderer.render(first.text), first.rule);
    } catch (error) {
      toasts.blame(error);
    }
  }

  /** Ask which answers cannot be taken back. */
  async learnFinals(): Promise<void> {
    this.finals = new Set();
    if (!this.isMyTurn || this.seat === null) return;
    const n = this.feed.update?.n;
    try {
      const found = await post<string[]>(`/api/tables/${this.table}/finals`, { seat: this.seat, actions: [] });
      if (n === this.feed.update?.n) this.finals = new Set(found);
    } catch {
      // the mark is a courtesy; without it the answer still counts
    }
  }
}
