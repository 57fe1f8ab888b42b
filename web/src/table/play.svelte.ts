import type { SeatFeed, SeenPreview, UpdateListener } from "../service/feed/seat_feed";
import { translations } from "../texts/translations.svelte";
import type { Renderer } from "../texts/renderer";
import { termsPhrase } from "../texts/terms";
import type { Reason, TableInfo, View, WireAction, WireDecision } from "../wire/service";
import { preferences } from "../settings/preferences.svelte";
import { actionsByPlace } from "./choosing/actions_by_place";
import { IrreversibleAnswers } from "./choosing/irreversible_answers.svelte";
import { Places } from "./places/places";
import { buttonsOf } from "./prompt/which_answers_are_buttons";
import { explainRefusal } from "./rules/explain_refusal";
import { showErrors } from "./show_errors";
import { Staging } from "./choosing/staging.svelte";
import { Telling } from "./telling/telling.svelte";
import { tellUpdate } from "./telling/telling_at_table";
import type { MovedView } from "./telling/telling_steps";

/** The points of each seat by category; null if they are hidden from me. */
type ScoreSheets = (Record<string, number> | null)[];

/** The state of play for one seat: what it sees, is asked and is about to send. `V` is the type of the game's view. */
export class Play<V = unknown> {
  readonly places: Places;
  private readonly staging: Staging;
  isSending = $state(false);
  readonly irreversible: IrreversibleAnswers;
  /** What happened since my last answer, told one event after the other. */
  readonly telling = new Telling(() => preferences.paceFactor);
  /** How the board shows what an event moved; the board sets it. */
  movedView: MovedView | undefined;
  /** A place with several possible actions, to be chosen from in a dialog. */
  placeChoice = $state.raw<{ place: string; actions: WireAction[] }>();
  /** The list of all answers is open. */
  isListOpen = $state(false);
  /** The places that a review of this position is about; a board that shows one part at a time begins with theirs. */
  pointedOut: readonly string[] = [];
  reasons = $state.raw<{ place: string; reasons: Reason[] }>();

  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly feed: SeatFeed,
  ) {
    this.places = new Places(seat);
    this.staging = new Staging(feed);
    this.irreversible = new IrreversibleAnswers(feed);
    let { n, view } = feed.update ?? {};
    this.onUpdate((change) => {
      const { update } = change;
      if (update.n !== n && !this.isSending) this.discard();
      if (feed.isLive) tellUpdate(this.telling, feed, view, change, this.movedView);
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
    const { asked, chosen, isLive } = this.feed;
    return (
      isLive &&
      !this.isSuspended &&
      this.seat !== null &&
      asked.includes(this.seat) &&
      !chosen.includes(this.seat) &&
      !this.isOver
    );
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
    return viewOf<V>(this.preview ?? this.telling.current ?? this.feed.update);
  }

  /** The position without my staged actions. */
  get before(): V {
    return viewOf<V>(this.feed.update);
  }

  /** The score sheets in the position that is shown. */
  get scores(): ScoreSheets | undefined {
    return (this.view as { scores?: ScoreSheets } | undefined)?.scores;
  }

  /** The same without my staged actions. */
  get scoresBefore(): ScoreSheets | undefined {
    return (this.before as { scores?: ScoreSheets } | undefined)?.scores;
  }

  get staged(): WireAction[] {
    return this.staging.actions;
  }

  get preview(): SeenPreview | undefined {
    return this.staging.preview;
  }

  get decision(): WireDecision | null {
    return this.staging.decision;
  }

  get readyAction(): WireAction | undefined {
    return this.staging.readyAction;
  }

  /** The possible actions by place, for lookups by the parts of a board. */
  private readonly choices = $derived.by(() => actionsByPlace(this.canChoose ? (this.decision?.actions ?? []) : []));

  private readonly answers = $derived(buttonsOf(this.decision, !!this.readyAction, (one) => this.renderer.render(one)));
  /** The answers that are shown as buttons beside the question; what is chosen is on the golden one. */
  readonly buttons = $derived(this.answers.filter((one) => one.text !== this.readyAction?.text));

  /** Whether there are answers that have no button beside the question. */
  get hasMoreChoices(): boolean {
    return this.canChoose && this.answers.length < (this.decision?.actions.length ?? 0);
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
    await this.staging.add(actions);
  }

  /** Replace everything that is staged. */
  async restage(staged: WireAction[]): Promise<void> {
    this.placeChoice = undefined;
    await this.staging.replace(staged);
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
    const { feed, staged } = this;
    await showErrors(
      feed.act(
        staged.map((action) => action.text),
        feed.update?.posed ?? null,
      ),
    );
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
    await showErrors(explainRefusal(this, place));
  }
}

/** The view of a position. The service sends the view of the table's game, so its type is known from the game alone. */
function viewOf<V>(position: { view: View } | undefined): V {
  return position?.view as V;
}
