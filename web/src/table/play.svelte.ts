import { toasts } from "../components/toasts.svelte";
import { LiveFeed } from "../service/live_feed.svelte";
import { post } from "../service/http";
import type { SeatFeed } from "../service/seat_feed";
import { reuseUnchanged } from "../service/structural_sharing";
import { say, translations } from "../texts/translations.svelte";
import type { Renderer } from "../texts/renderer";
import { termsPhrase } from "../texts/terms";
import type { Preview, Reason, TableInfo, WireAction, WireDecision } from "../wire/service";
import { buttonsOf } from "./prompt/which_answers_are_buttons";
import { heldReason } from "./held_reason";
import { reasonText } from "./rules/reason_text";

/** The state of play for one seat: what it sees, what it is asked, and the answer it is about to send. */
export class Play {
  readonly feed: SeatFeed;
  staged = $state.raw<WireAction[]>([]);
  preview = $state.raw<Preview>();
  isSending = $state(false);
  /** The answers that cannot be undone once they are sent. */
  irreversible = $state.raw<ReadonlySet<string>>(new Set());
  /** A place with several possible actions, to be chosen from in a dialog. */
  placeChoice = $state.raw<{ place: string; actions: WireAction[] }>();
  reasons = $state.raw<{ place: string; reasons: Reason[] }>();
  private requests = 0; // numbers the requests, so that outdated responses are dropped

  constructor(
    readonly table: string,
    readonly seat: number | null,
    feed?: SeatFeed,
  ) {
    this.feed = feed ?? new LiveFeed(table, seat, () => translations.language);
  }

  close(): void {
    this.feed.close();
  }

  get info(): TableInfo | undefined {
    return this.feed.info;
  }

  readonly names = $derived.by<string[]>(() => (this.info?.seats ?? []).map((seat, n) => seat.name || seat.level || `${n + 1}`));
  readonly renderer = $derived.by<Renderer>(() => translations.renderer(this.names));

  get isOver(): boolean {
    return !!this.feed.update?.outcome;
  }

  /** The table is held or paused, so nobody can play. */
  get isSuspended(): boolean {
    return !!this.info?.held || !!this.info?.paused;
  }

  /** The table is waiting for me. */
  readonly isMyTurn = $derived.by<boolean>(() => {
    const { asked, chosen, isLive } = this.feed;
    return isLive && !this.isSuspended && this.seat !== null && asked.includes(this.seat) && !chosen.includes(this.seat) && !this.isOver;
  });

  /** The position, including the effect of my staged actions. */
  get view(): unknown {
    return this.preview?.view ?? this.feed.update?.view;
  }

  /** The last staged action needs no further choice; another choice would replace it. */
  private get isReady(): boolean {
    return this.staged.length > 0 && (!this.preview?.decision || this.preview.is_final);
  }

  /** The current question. While the last staged action can still be exchanged, this is the question it answers. */
  readonly decision = $derived.by<WireDecision | null>(() => {
    const asked = this.feed.update?.decision ?? null;
    if (!this.preview?.decision || this.preview.is_final) return this.staged.length > 1 ? this.previousDecision : asked;
    return this.preview.decision;
  });

  private previousDecision = $state.raw<WireDecision | null>(null);
  /** The possible actions by place, for lookups by the parts of a board. */
  private readonly actionsByPlace = $derived.by(() => groupByPlace(this.decision?.actions ?? []));

  /** The staged action that completes my answer, if there is one. */
  readonly readyAction = $derived.by<WireAction | undefined>(() => (this.isReady ? this.staged.at(-1) : undefined));

  /** The answers that are shown as buttons beside the question. */
  readonly buttons = $derived.by<WireAction[]>(() => (this.decision ? buttonsOf(this.decision, !!this.readyAction, (action) => this.renderer.render(action.label)) : []));

  /** Whether the staged actions can be sent; a sealed choice only when it is complete. */
  get canSend(): boolean {
    if (this.staged.length === 0 || this.isSending) return false;
    return !this.feed.update?.decision?.sealed || !this.preview?.decision;
  }

  /** What an answer to the current question takes and gives; empty if there is nothing to say. */
  termsOf(action: WireAction): string {
    const answer = this.decision?.actions.find((one) => one.text === action.text);
    const phrase = this.decision && answer ? termsPhrase(this.decision, answer) : undefined;
    return phrase ? this.renderer.render(phrase) : "";
  }

  actionsAt(place: string): WireAction[] {
    return this.actionsByPlace.get(place) ?? [];
  }

  canAct(place: string): boolean {
    return this.actionsAt(place).length > 0;
  }

  isSelected(place: string): boolean {
    return this.readyAction?.places?.includes(place) ?? false;
  }

  /** Handle a click on a place of the board. */
  async pick(place: string): Promise<void> {
    const actions = this.actionsAt(place);
    const [only] = actions;
    if (!only) return this.whyNot(place);
    if (actions.length > 1) this.placeChoice = { place, actions };
    else if (this.readyAction?.text === only.text) await this.send();
    else await this.stage(only);
  }

  /** Try out an action; nobody else learns of it. */
  async stage(action: WireAction): Promise<void> {
    await this.stageAll([action]);
  }

  /** Try out several actions, each of which follows from the one before. */
  async stageAll(actions: WireAction[]): Promise<void> {
    await this.restage([...(this.isReady ? this.staged.slice(0, -1) : this.staged), ...actions]);
  }

  /** Replace everything that is staged. */
  async restage(staged: WireAction[]): Promise<void> {
    this.placeChoice = undefined;
    this.previousDecision = this.decision;
    await this.tryOut(staged);
  }

  async stepBack(): Promise<void> {
    this.placeChoice = undefined;
    await this.tryOut(this.staged.slice(0, -1));
  }

  /** Unstage an action and all actions after it. */
  async backTo(index: number): Promise<void> {
    this.placeChoice = undefined;
    await this.tryOut(this.staged.slice(0, index));
  }

  private async tryOut(staged: WireAction[]): Promise<void> {
    this.staged = staged;
    this.preview = undefined;
    const request = (this.requests += 1);
    if (staged.length === 0) return;
    try {
      const preview = await this.feed.preview(staged.map((action) => action.text));
      if (request === this.requests) this.preview = { ...preview, view: reuseUnchanged(this.feed.update?.view, preview.view) };
    } catch (error) {
      if (request === this.requests) this.discard();
      toasts.showError(error);
    }
  }

  /** Handle a click on an answer button: send the answer if it is complete, otherwise stage it and ask the next question. */
  async answer(action: WireAction): Promise<void> {
    if (this.staged.length === 0 && this.irreversible.has(action.text) && !this.feed.update?.decision?.sealed) {
      this.staged = [action];
      return this.send();
    }
    await this.stage(action);
    if (this.preview && this.isReady && this.canSend) await this.send();
  }

  async send(): Promise<void> {
    if (this.isSending || this.staged.length === 0) return;
    this.isSending = true;
    this.placeChoice = undefined;
    const request = (this.requests += 1);
    try {
      await this.feed.act(
        this.staged.map((action) => action.text),
        this.feed.update?.posed ?? null,
      );
    } catch (error) {
      toasts.showError(error);
    }
    this.isSending = false;
    if (request === this.requests) this.discard();
  }

  /** Discard everything that is staged. */
  discard(): void {
    this.requests += 1;
    this.staged = [];
    this.preview = undefined;
    this.placeChoice = undefined;
  }

  async undo(): Promise<void> {
    this.discard();
    try {
      await this.feed.undo();
    } catch (error) {
      toasts.showError(error);
    }
  }

  /** Explain why nothing can be done at a place. */
  async whyNot(place: string): Promise<void> {
    if (this.seat === null || !this.feed.isLive) return;
    if (this.isSuspended) return toasts.explain(this.info?.held ? heldReason(this.info.held) : say("web-paused"));
    if (!this.isMyTurn) return toasts.explain(say("web-not-your-turn"));
    try {
      const reasons = await this.feed.why(place);
      const first = reasons[0];
      if (!first) return this.decision ? toasts.explain(this.renderer.render(this.decision.prompt)) : undefined;
      if (reasons.length > 1) this.reasons = { place, reasons };
      else toasts.explain(reasonText(this.renderer, first), first.rule);
    } catch (error) {
      toasts.showError(error);
    }
  }

  /** Ask the service which answers cannot be undone. */
  async loadIrreversible(): Promise<void> {
    this.irreversible = new Set();
    if (!this.isMyTurn || this.seat === null) return;
    const n = this.feed.update?.n;
    try {
      const found = await post<string[]>(`/api/tables/${this.table}/finals`, { seat: this.seat, actions: [] });
      if (n === this.feed.update?.n) this.irreversible = new Set(found);
    } catch {
      // the padlock is a courtesy; the answer counts without it
    }
  }
}

function groupByPlace(actions: readonly WireAction[]): Map<string, WireAction[]> {
  const found = new Map<string, WireAction[]>();
  for (const action of actions) {
    for (const place of new Set(action.places ?? [])) found.set(place, [...(found.get(place) ?? []), action]);
  }
  return found;
}
