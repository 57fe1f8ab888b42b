import type { SeatFeed, SeenPreview, UpdateListener } from "../service/feed/seat_feed_contract";
import { say, translations } from "../texts/translations.svelte";
import type { Renderer } from "../texts/phrase_renderer";
import { termsPhrase } from "../texts/action_terms_text";
import type { Reason, TableInfo, WireAction, WireDecision } from "../wire/service";
import { preferences } from "../settings/preferences.svelte";
import { actionsByPlace, buttonsOf } from "./choosing/answer_buttons";
import { IrreversibleAnswers } from "./choosing/irreversible_answers.svelte";
import type { Guide } from "./choosing/choice_guide_contract";
import { Places } from "./places/place_elements";
import { reasonText } from "./rules/rule_texts";
import { toasts } from "../components/toasts.svelte";
import { heldReason } from "./choosing/table_hold_reason";
import { showErrors } from "./show_errors";
import { StagedActions } from "./choosing/staged_actions.svelte";
import { Playback } from "./playback/playback.svelte";
import { playBackUpdate } from "./playback/play_back_update";
import type { MovedView } from "./playback/playback_steps";

/** The points of each seat by category; null if they are hidden from me. */
type ScoreSheets = (Record<string, number> | null)[];

/** The score sheets of a view, if the game has them. */
function scoreSheetsOf(view: unknown): ScoreSheets | undefined {
  return (view as { scores?: ScoreSheets } | undefined)?.scores;
}

/** The state of play for one seat: what it sees, is asked and is about to send. `V` is the type of the game's view. */
export class Play<V = unknown> {
  readonly places: Places;
  private readonly staging: StagedActions;
  isSending = $state(false);
  readonly irreversible: IrreversibleAnswers;
  /** What happened since my last answer, told one event after the other. */
  readonly telling = new Playback(() => preferences.paceFactor);
  /** How the board shows what an event moved; the board sets it. */
  movedView: MovedView | undefined;
  /** A place with several possible actions, to be chosen from in a dialog. */
  placeChoice = $state.raw<{ place: string; actions: WireAction[] }>();
  /** The list of all answers is open. */
  isListOpen = $state(false);
  /** The places that a review or a lesson is about; a board that shows one part at a time shows theirs. */
  pointedOut = $state.raw<readonly string[]>([]);
  /** The tutor of a lesson, if there is one. */
  guide = $state.raw<Guide>();
  reasons = $state.raw<{ place: string; reasons: Reason[] }>();

  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly feed: SeatFeed,
  ) {
    this.places = new Places(seat);
    this.staging = new StagedActions(feed);
    this.irreversible = new IrreversibleAnswers(feed);
    let { n, view } = feed.update ?? {};
    this.onUpdate((change) => {
      const { update } = change;
      if (update.n !== n && !this.isSending) this.discard();
      if (feed.isLive) playBackUpdate(this.telling, feed, view, change, this);
      ({ n, view } = update);
    });
  }

  /** Call `listener` after each update, when this already shows what came. Returns what ends the calls. */
  onUpdate(listener: UpdateListener): () => void {
    return this.feed.onUpdate(listener);
  }

  close(): void {
    this.feed.close();
  }

  get info(): TableInfo | undefined {
    return this.feed.info;
  }

  readonly names = $derived.by<string[]>(() =>
    (this.info?.seats ?? []).map((seat, n) => seat.name || seat.level || `${n + 1}`),
  );
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
    const { isLive, asked, chosen } = this.feed;
    const isAwaited = isLive && this.seat !== null && asked.includes(this.seat) && !chosen.includes(this.seat);
    return isAwaited && !this.isSuspended && !this.isOver;
  });

  /** I can choose now: it is my turn, and no answer of mine is on its way. */
  get canChoose(): boolean {
    return this.isMyTurn && !this.isSending && this.decision !== null;
  }

  get canUndo(): boolean {
    if (this.isOver || this.isSuspended || this.isSending || this.staged.length > 0) return false;
    return !!this.feed.update?.can_undo;
  }

  /** The position as far as it was told, or else including the effect of my staged actions. */
  get view(): V {
    return (this.preview ?? this.telling.current ?? this.feed.update)?.view as V; // the table's game gives its type
  }

  /** The same without my staged actions. */
  get before(): V {
    return this.feed.update?.view as V;
  }

  get scores(): ScoreSheets | undefined {
    return scoreSheetsOf(this.view);
  }

  get scoresBefore(): ScoreSheets | undefined {
    return scoreSheetsOf(this.before);
  }

  get staged(): WireAction[] {
    return this.staging.actions;
  }

  get preview(): SeenPreview | undefined {
    return this.staging.preview;
  }

  /** What I am asked, with all answers. */
  get wholeDecision(): WireDecision | null {
    return this.staging.decision;
  }

  /** What I am asked, with the answers that are offered to me: all of them, except in a lesson. */
  readonly decision = $derived.by<WireDecision | null>(() => {
    const whole = this.wholeDecision;
    return this.guide ? this.guide.narrowed(whole, this.settled.length) : whole;
  });

  /** What is staged and stays so if I choose something else. */
  private get settled(): WireAction[] {
    return this.readyAction ? this.staged.slice(0, -1) : this.staged;
  }

  get readyAction(): WireAction | undefined {
    return this.staging.readyAction;
  }

  /** The possible actions by place, for lookups by the parts of a board. */
  private readonly choices = $derived.by(() => actionsByPlace(this.canChoose ? (this.decision?.actions ?? []) : []));

  private readonly answers = $derived(
    buttonsOf(this.wholeDecision, !!this.readyAction, (one) => this.renderer.render(one)),
  );
  /** The answers that are shown as buttons beside the question; what is chosen is on the golden one. */
  readonly buttons = $derived(this.answers.filter((one) => one.text !== this.readyAction?.text));

  /** Whether there are answers that have no button beside the question. */
  get hasMoreChoices(): boolean {
    const isNarrowed = this.decision !== this.wholeDecision; // then the only answer is lit where it is
    const isListed = (one: WireAction) => !this.answers.includes(one) && !(isNarrowed && one.places?.length);
    return this.canChoose && !!this.decision?.actions.some(isListed);
  }

  get canSend(): boolean {
    return this.staging.isAnswer && !this.isSending;
  }

  /** What an answer to the current question takes and gives; empty if there is nothing to say. */
  termsOf(action: WireAction): string {
    const answer = this.decision?.actions.find((one) => one.text === action.text);
    const phrase = this.decision && answer ? termsPhrase(this.decision, answer) : undefined;
    return phrase ? this.renderer.render(phrase) : "";
  }

  actionsAt(place: string): WireAction[] {
    return this.choices.get(place) ?? [];
  }

  canAct(place: string): boolean {
    return this.choices.has(place);
  }

  offers = (action: WireAction): boolean => this.decision?.actions.includes(action) ?? false;

  isSelected(place: string): boolean {
    return this.readyAction?.places?.includes(place) ?? false;
  }

  /** Handle a click on a place of the board. */
  async pick(place: string): Promise<void> {
    const actions = this.actionsAt(place);
    const [only] = actions;
    if (!only) return this.whyNot(place);
    if (actions.length > 1) this.placeChoice = { place, actions };
    else if (this.readyAction?.text !== only.text) await this.stage(only);
    else if (this.canSend) await this.send();
  }

  /** Try out an action; nobody else learns of it. */
  async stage(action: WireAction): Promise<void> {
    await this.stageAll([action]);
  }

  /** Try out several actions, each of which follows from the one before. */
  async stageAll(actions: WireAction[]): Promise<void> {
    this.placeChoice = undefined;
    const added = this.guide?.allowed(this.settled, actions) ?? actions;
    if (added.length) await this.staging.add(added);
  }

  /** Replace everything that is staged. */
  async restage(staged: WireAction[]): Promise<void> {
    this.placeChoice = undefined;
    await this.staging.replace(this.guide?.allowed([], staged) ?? staged);
  }

  async stepBack(): Promise<void> {
    await this.backTo(this.staged.length - 1);
  }

  /** Unstage an action and all actions after it. */
  async backTo(index: number): Promise<void> {
    this.placeChoice = undefined;
    await this.staging.backTo(Math.max(0, index));
  }

  async send(): Promise<void> {
    if (this.isSending || this.staged.length === 0) return;
    this.isSending = true;
    this.placeChoice = undefined;
    const isUnchanged = this.staging.settle();
    const texts = this.staged.map((action) => action.text);
    await showErrors(this.feed.act(texts, this.feed.update?.posed ?? null));
    this.isSending = false;
    if (isUnchanged()) this.discard();
  }

  /** Discard everything that is staged. */
  discard(): void {
    this.staging.discard();
    this.placeChoice = undefined;
  }

  async undo(): Promise<void> {
    this.discard();
    await showErrors(this.feed.undo());
  }

  /** Explain why nothing can be done at a place. */
  async whyNot(place: string): Promise<void> {
    if (!this.guide?.answers(place)) await showErrors(this.explain(place));
  }

  private async explain(place: string): Promise<void> {
    if (this.seat === null || !this.feed.isLive) return;
    if (this.isSuspended) toasts.explain(this.info?.held ? heldReason(this.info.held) : say("web-paused"));
    else if (this.isSending) toasts.explain(say("web-sending"));
    else if (!this.isMyTurn) toasts.explain(say("web-not-your-turn"));
    else this.showReasons(place, await this.feed.why(place));
  }

  /** One reason is told in a notice, several in a dialog; if there is none, what is asked. */
  private showReasons(place: string, reasons: Reason[]): void {
    const [first] = reasons;
    if (reasons.length > 1) this.reasons = { place, reasons };
    else if (first) toasts.explain(reasonText(this.renderer, first), first.rule);
    else if (this.decision) toasts.explain(this.renderer.render(this.decision.prompt));
  }
}
