import { toasts } from "../parts/toast.svelte";
import { Feed } from "../service/feed.svelte";
import { post } from "../service/http";
import type { SeatFeed } from "../service/seat_feed";
import { share } from "../service/share";
import { say, words } from "../texts/words.svelte";
import type { Renderer } from "../texts/renderer";
import type { Preview, Reason, TableInfo, WireAction, WireDecision } from "../wire/service";
import { buttonsOf } from "./answers";
import { heldWords } from "./held";

/** One seat at a running table: what it sees, what it is asked, what it is about to answer. */
export class Play {
  readonly feed: SeatFeed;
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
    feed?: SeatFeed,
  ) {
    this.feed = feed ?? new Feed(table, seat, () => words.language);
  }

  close(): void {
    this.feed.close();
  }

  get info(): TableInfo | undefined {
    return this.feed.info;
  }

  readonly names = $derived.by<string[]>(() => (this.info?.seats ?? []).map((seat, n) => seat.name || seat.level || `${n + 1}`));
  readonly renderer = $derived.by<Renderer>(() => words.renderer(this.names));

  get isOver(): boolean {
    return !!this.feed.update?.outcome;
  }

  /** Nobody can play here now. */
  get isStill(): boolean {
    return !!this.info?.held || !!this.info?.paused;
  }

  /** The table waits for me. */
  readonly isMyTurn = $derived.by<boolean>(() => {
    const { asked, chosen, isLive } = this.feed;
    return isLive && !this.isStill && this.seat !== null && asked.includes(this.seat) && !chosen.includes(this.seat) && !this.isOver;
  });

  /** The position, with what I am about to do already in it. */
  get view(): unknown {
    return this.preview?.view ?? this.feed.update?.view;
  }

  /** A staged step that nothing can follow: another choice replaces it. */
  private get isReady(): boolean {
    return this.staged.length > 0 && (!this.preview?.decision || this.preview.is_final);
  }

  /** What is asked now; while the last step can still be exchanged, the question that it answers. */
  readonly decision = $derived.by<WireDecision | null>(() => {
    const asked = this.feed.update?.decision ?? null;
    if (!this.preview?.decision || this.preview.is_final) return this.staged.length > 1 ? this.before : asked;
    return this.preview.decision;
  });

  private before = $state.raw<WireDecision | null>(null);
  /** What can be done where, looked up by every part of a board. */
  private readonly byPlace = $derived.by(() => byPlace(this.decision?.actions ?? []));

  readonly aim = $derived.by<WireAction | undefined>(() => (this.isReady ? this.staged.at(-1) : undefined));

  /** The answers that stand beside the question. */
  readonly buttons = $derived.by<WireAction[]>(() => (this.decision ? buttonsOf(this.decision, !!this.aim, (action) => this.renderer.render(action.label)) : []));

  /** Whether what is staged can be sent: a sealed choice only when it is whole. */
  get canSend(): boolean {
    if (this.staged.length === 0 || this.isSending) return false;
    return !this.feed.update?.decision?.sealed || !this.preview?.decision;
  }

  actionsAt(place: string): WireAction[] {
    return this.byPlace.get(place) ?? [];
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
    await this.stageAll([action]);
  }

  /** Try out several answers, each of which follows from the one before. */
  async stageAll(actions: WireAction[]): Promise<void> {
    await this.restage([...(this.isReady ? this.staged.slice(0, -1) : this.staged), ...actions]);
  }

  /** Exchange all that is staged. */
  async restage(staged: WireAction[]): Promise<void> {
    this.open = undefined;
    this.before = this.decision;
    await this.tryOut(staged);
  }

  async stepBack(): Promise<void> {
    this.open = undefined;
    await this.tryOut(this.staged.slice(0, -1));
  }

  /** Take back a staged step and those after it. */
  async backTo(index: number): Promise<void> {
    this.open = undefined;
    await this.tryOut(this.staged.slice(0, index));
  }

  private async tryOut(staged: WireAction[]): Promise<void> {
    this.staged = staged;
    this.preview = undefined;
    const turn = (this.asked += 1);
    if (staged.length === 0) return;
    try {
      const preview = await this.feed.preview(staged.map((action) => action.text));
      if (turn === this.asked) this.preview = { ...preview, view: share(this.feed.update?.view, preview.view) };
    } catch (error) {
      if (turn === this.asked) this.drop();
      toasts.blame(error);
    }
  }

  /** A button: what ends my answer is sent at once; while more is asked of me, steps build up here first. */
  async answer(action: WireAction): Promise<void> {
    if (this.staged.length === 0 && this.finals.has(action.text) && !this.feed.update?.decision?.sealed) {
      this.staged = [action];
      return this.send();
    }
    await this.stage(action);
    if (this.preview && this.isReady && this.canSend) await this.send();
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
    if (this.seat === null || !this.feed.isLive) return;
    if (this.isStill) return toasts.explain(this.info?.held ? heldWords(this.info.held) : say("web-paused"));
    if (!this.isMyTurn) return toasts.explain(say("web-not-your-turn"));
    try {
      const reasons = await this.feed.why(place);
      const first = reasons[0];
      if (!first) return this.decision ? toasts.explain(this.renderer.render(this.decision.prompt)) : undefined;
      if (reasons.length > 1) this.reasons = { place, reasons };
      else toasts.explain(this.renderer.render(first.text), first.rule);
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

function byPlace(actions: readonly WireAction[]): Map<string, WireAction[]> {
  const found = new Map<string, WireAction[]>();
  for (const action of actions) {
    for (const place of new Set(action.places ?? [])) found.set(place, [...(found.get(place) ?? []), action]);
  }
  return found;
}
