import { armsOf } from "../../../components/seat_crests";
import { familyOf } from "../art/busts";
import type { Play } from "../../../table/play.svelte";
import { say } from "../../../texts/translations.svelte";
import type { ActionFacts, PaladinFacts, PaladinsFacts, PaladinsView, PlayerView } from "../../../wire/paladins";
import type { WireAction, WireMove, WirePhrase } from "../../../wire/service";
import { obstacleTo } from "./action_prices_and_uses";
import { opponentTurn } from "./opponents_last_turn";
import { isOfOpponent, paneFor, paneOfMoves, paneOfPlaces, panesOf, type Pane } from "./phone_panes";
import { SpokenParts } from "./spoken_parts.svelte";

const PLACE_A_WORKER = "paladins-prompt-place";
const TURN = "paladins-prompt-turn";
const CONVERT = "paladins-prompt-convert";
const FAVOUR = "favour";
/** Answers that put a worker, or a workshop in place of one, on a space. */
const ON_A_SPACE = new Set(["place", "workshop"]);
const FREE = new Set(["paladins-prompt-hire-free", "paladins-prompt-recruit-free"]);

/** How something that can be chosen looks now. */
export interface ChoiceState {
  can: boolean;
  aim: boolean;
  /** Out of reach. */
  not: boolean;
}

/** The choices on the board, and which parts of the table are shown. */
export class BoardModel {
  readonly spoken: SpokenParts;
  /** On a phone, the part of the table that is shown. */
  pane = $state<Pane>("board");
  /** The player whose board is shown below the kingdom, by index. */
  shown = $state(0);
  private readonly actions: ReadonlyMap<string, ActionFacts>;
  private readonly paladins: ReadonlyMap<string, PaladinFacts>;

  constructor(
    readonly play: Play<PaladinsView>,
    readonly facts: PaladinsFacts,
  ) {
    this.spoken = new SpokenParts(play);
    this.shown = play.seat ?? 0;
    this.pane = paneOfPlaces(play.pointedOut) ?? this.pane;
    this.actions = new Map(facts.actions.map((action) => [action.id, action]));
    this.paladins = new Map(facts.paladins.map((paladin) => [paladin.id, paladin]));
  }

  /** What the artificial opponent did last, and why. */
  readonly opponentTurn = $derived.by<WirePhrase[]>(() => opponentTurn(this.play.feed.entries));

  get view(): PaladinsView {
    return this.play.view;
  }

  get me(): PlayerView | undefined {
    return this.play.seat === null ? undefined : this.view.players[this.play.seat];
  }

  /** A player in the true position: the one that is shown may have the effect of an answer that is not sent. */
  trueOf(index: number): PlayerView | undefined {
    return (this.play.preview ? this.play.before : this.view).players[index];
  }

  /** The rival whose event is told now. */
  get toldRival(): number | undefined {
    const line = this.play.telling.current?.line;
    if (!line) return undefined;
    const isTold = ({ seat }: PlayerView) =>
      line.seat === undefined ? seat === null && isOfOpponent(line.event.moves ?? []) : seat === line.seat;
    const found = this.view.players.findIndex(isTold);
    return found < 0 || this.isMine(found) ? undefined : found;
  }

  /** The indices of the other players, in turn order after me. */
  get rivals(): number[] {
    const { players } = this.view;
    const first = this.play.seat ?? -1;
    return players.map((_, n) => (first + 1 + n) % players.length).filter((n) => n !== this.play.seat);
  }

  isMine(index: number): boolean {
    return index === this.play.seat;
  }

  /** Where the places of a player are. */
  root(index: number): string {
    if (this.isMine(index)) return "my";
    const seat = this.view.players[index]?.seat;
    return seat === null || seat === undefined ? "opponent" : `seat/${seat}`;
  }

  nameOf(index: number): string {
    const seat = this.view.players[index]?.seat;
    return seat === null || seat === undefined ? say("paladins-opponent") : (this.play.names[seat] ?? "");
  }

  /** The name of a card; an owner's file may give it a plain one. */
  nameOfCard(kind: string, id: string): WirePhrase {
    const plain = this.facts.names[`${kind}-${id}`];
    return plain ? { key: "paladins-plain", args: { name: plain } } : { key: `paladins-${kind}-${familyOf(id)}` };
  }

  colourOf(index: number): string {
    return armsOf(index).colour;
  }

  action(id: string): ActionFacts {
    return this.actions.get(id) ?? { id, spaces: [] };
  }

  paladin(id: string | null | undefined): PaladinFacts | undefined {
    return this.paladins.get(id ?? "");
  }

  /** What is in the way of an action of mine, "" for nothing; before the turns nobody has workers, so it is not told. */
  obstacleTo(action: string): string {
    // what is only chosen takes nothing away from the other answers to the same question
    const view = this.play.readyAction ? this.play.before : this.view;
    const isTold = this.hasReasons && view.phase === "turns" && !this.isAimed(`my/${action}`);
    return isTold ? obstacleTo(action, view.own) : "";
  }

  /** Whether something whose place begins like this can be chosen now. */
  isAskedFor(places: string): boolean {
    const actions = this.play.canChoose ? (this.play.decision?.actions ?? []) : [];
    return actions.some((action) => action.places?.some((place) => place.startsWith(places)));
  }

  /** A question that every action of the board answers. */
  get isTurn(): boolean {
    return this.play.canChoose && this.play.decision?.prompt.key === TURN;
  }

  /** A question in which townsfolk cost nothing. */
  get isFree(): boolean {
    return this.play.canChoose && FREE.has(this.play.decision?.prompt.key ?? "");
  }

  /** Reasons against actions belong to the choice of an action; while events are told, the board is older than they. */
  get hasReasons(): boolean {
    return !this.play.telling.isOn && (!this.play.canChoose || this.isTurn);
  }

  /** Something that the question is not about. */
  isAside(place: string): boolean {
    const { canChoose, telling } = this.play;
    if (!canChoose || telling.isOn || this.isTurn || this.isAimed(place)) return false;
    return !this.isAskedFor(place);
  }

  /** The answer at a place that begins a deed. */
  answer(place: string, deed: string): WireAction | undefined {
    return this.play.actionsAt(place).find(({ args }) => args?.deed === deed);
  }

  /** What attacks cost is of interest; while another action is being chosen, it would be taken for the price of that one. */
  get showsAttackPrices(): boolean {
    const [first] = this.current;
    if (!first) return this.play.decision?.prompt.key !== CONVERT;
    return first.kind === FAVOUR || first.args?.deed === "attack";
  }

  /** The staged steps of the action that is being chosen now; earlier ones are done as far as I am concerned. */
  private readonly current = $derived.by<WireAction[]>(() => {
    const { staged } = this.play;
    const start = staged.findLastIndex(({ kind }) => kind === "deed" || kind === FAVOUR);
    return start < 0 ? [] : staged.slice(start);
  });

  isAimed(place: string): boolean {
    return this.play.isSelected(place) || this.current.some((action) => action.places?.includes(place));
  }

  /** The worker that a chosen answer puts on a space of mine, before the table shows it there. */
  chosenFor(place: string): string {
    const chosen = [...this.current, ...(this.play.readyAction ? [this.play.readyAction] : [])];
    const found = chosen.findLast(({ kind, places }) => ON_A_SPACE.has(kind) && places?.includes(place));
    return found ? String(found.args?.worker ?? found.kind) : "";
  }

  /** What I chose last is being tried out; whoever chose something else meanwhile would wait even longer. */
  get isTrying(): boolean {
    return this.play.staged.length > 0 && this.play.preview === undefined;
  }

  state(place: string, isHindered = false): ChoiceState {
    const aim = this.isAimed(place);
    const can = !aim && !this.isTrying && this.play.canAct(place);
    return { can, aim, not: !aim && !can && isHindered };
  }

  /** The state in words, for screen readers. */
  stateText({ can, aim, not }: ChoiceState): string {
    return aim ? say("web-chosen") : can ? say("web-can-choose") : not ? say("web-out-of-reach") : "";
  }

  /** Handle a click on a place. */
  async pick(place: string): Promise<void> {
    await this.play.pick(place);
    await this.placeOnlyChoices();
  }

  /** Choose one of several answers at a place. */
  async choose(action: WireAction): Promise<void> {
    await this.play.stage(action);
    await this.placeOnlyChoices();
  }

  /** Workers who are the only choice for their space go there by themselves; stepping back takes them off again. */
  private async placeOnlyChoices(): Promise<void> {
    for (let only = this.onlyPlacement; only; only = this.onlyPlacement) await this.play.stage(only);
  }

  private get onlyPlacement(): WireAction | undefined {
    const { decision, canChoose, readyAction } = this.play;
    if (!canChoose || readyAction || decision?.prompt.key !== PLACE_A_WORKER) return undefined;
    return decision.actions.length === 1 ? decision.actions[0] : undefined;
  }

  /** Where the cards to choose from lie; what is chosen stays there until it is sent. */
  get rows(): Pick<PaladinsView, "outsiders" | "townsfolk"> {
    return this.play.readyAction ? this.play.before : this.view;
  }

  /** The panes in which something can be chosen now. */
  get askedPanes(): Pane[] {
    return this.play.canChoose ? panesOf(this.play.decision?.actions ?? []) : [];
  }

  /** Show what an event moved. */
  followEvent(moves: readonly WireMove[]): void {
    this.pane = paneOfMoves(moves, `seat/${this.play.seat ?? this.shown}`) ?? this.pane;
  }

  /** Show the first of the places that are pointed out. */
  followPlaces(places: readonly string[]): void {
    this.pane = paneOfPlaces(places) ?? this.pane;
    if (this.play.seat !== null) this.shown = this.play.seat;
  }

  /** Show what a new question is about. */
  followQuestion(actions: readonly Pick<WireAction, "places">[]): void {
    this.pane = paneFor(actions) ?? this.pane;
    if (this.play.seat !== null) this.shown = this.play.seat;
  }
}
