import { linesUntil, logLines } from "../../../table/log/log_lines";
import type { Play } from "../../../table/play.svelte";
import type { PhraseValue } from "../../../texts/phrase_renderer";
import type { SeenEntry, WireMove, WirePhrase } from "../../../wire/service";
import type {
  CardFacts,
  CharacterFacts,
  PlayerView,
  RivalKingsStatic,
  RivalKingsView,
} from "../../../wire/rival_kings";
import { learnCards } from "../art/flying_piece";
import { actionNow, cycleStory, type CycleStory, type StepOutcome } from "./action_outcomes_of_cycle";
import { movedPlaces } from "../../parts/places_of_last_moves";
import { paneOf, paneOfPlaces, type Pane } from "./phone_panes";
import { Question } from "./question_on_board.svelte";

const person = (n: number): WirePhrase => ({ key: "seat", args: { n } });

/** What the parts of the board share: the box, the position, what became of the actions, and words. */
export class BoardModel {
  /** The part of the board that a phone shows. */
  pane = $state<Pane>("court");
  /** The height of the parchment, in pixels. */
  sheetHeight = $state(600);
  /** The height of the court upon it, which grows with the actions of the characters. */
  courtHeight = $state(300);
  readonly question = new Question(this);
  private readonly cards: ReadonlyMap<string, CardFacts>;
  private readonly characters: ReadonlyMap<string, CharacterFacts>;

  constructor(
    readonly play: Play<RivalKingsView>,
    readonly facts: RivalKingsStatic,
  ) {
    learnCards(facts.cards);
    this.pane = paneOfPlaces(play.pointedOut)[0] ?? this.pane;
    this.cards = new Map(facts.cards.map((card) => [card.id, card]));
    this.characters = new Map(facts.characters.map((character) => [character.id, character]));
  }

  get view(): RivalKingsView {
    return this.play.view;
  }

  /** What has happened. The effect of my staged answer may end the cycle, so it only changes numbers and rows. */
  get scene(): RivalKingsView {
    return this.play.staged.length ? this.play.before : this.view;
  }

  /** The character that I chose in secret, also while the choice is only staged. */
  get chosen(): string | null {
    const place = this.play.readyAction?.places?.find((one) => one.startsWith("hand/"));
    return place?.slice("hand/".length) ?? this.scene.chosen;
  }

  get me(): PlayerView | undefined {
    return this.play.seat === null ? undefined : this.view.players[this.play.seat];
  }

  get rivals(): number[] {
    return [...this.view.players.keys()].filter((seat) => seat !== this.play.seat);
  }

  /** All choose a character in secret; none lies open. */
  get isChoosing(): boolean {
    return !this.play.isOver && this.scene.players.every((player) => player.character === null);
  }

  /** I look through a pile. */
  get isLooking(): boolean {
    return this.scene.looking !== null && this.scene.turn === this.scene.seat;
  }

  readonly story = $derived.by<CycleStory>(() => cycleStory(this.happened));

  /** What has happened as far as it was told: the next cycle, which may have begun, would end the story of this one. */
  private get happened(): SeenEntry[] {
    const { entries } = this.play.feed;
    const told = this.play.telling.current?.line.id;
    if (told === undefined) return entries;
    return linesUntil(logLines(entries), told).map(({ n, event }) => ({ n, events: [event] }));
  }

  /** The action that is carried out now, as `seat/kind`; "" for none. */
  readonly actionNow = $derived.by<string>(() => {
    const { canChoose, telling, decision } = this.play;
    return actionNow(this.scene, this.happened, canChoose && !telling.isOn ? decision?.prompt : undefined);
  });

  private readonly moved = $derived.by<ReadonlySet<string>>(() => movedPlaces(this.play));

  /** Whether the last told event moved something here. */
  isMoved(place: string): boolean {
    return this.moved.has(place);
  }

  /** A player in the true position, without the effect of my staged answer. */
  trueOf(seat: number): PlayerView | undefined {
    return (this.play.preview ? this.play.before : this.view).players[seat];
  }

  /** The coins that an answer at a place brings, as its terms say; undefined if they do not say one number. */
  coinsFrom(place: string): number | undefined {
    const [action] = this.play.actionsAt(place);
    return this.play.decision?.terms?.[action?.terms ?? -1]?.now?.coin;
  }

  outcomeOf(seat: number, kind: string): StepOutcome | undefined {
    return this.story.get(`${String(seat)}/${kind}`);
  }

  card(id: string): CardFacts | undefined {
    return this.cards.get(id);
  }

  character(id: string | null): CharacterFacts | undefined {
    return id === null ? undefined : this.characters.get(id);
  }

  isSubject(id: string): boolean {
    return this.card(id)?.ability !== null;
  }

  loot(rank: string): string {
    return this.facts.steals_from[rank] ?? "";
  }

  /** The ranks that steal from a rank. */
  robbersOf(rank: string): string[] {
    return Object.entries(this.facts.steals_from).flatMap(([robber, loot]) => (loot === rank ? [robber] : []));
  }

  get ranks(): string[] {
    return [...new Set(this.facts.characters.map(({ rank }) => rank))].sort();
  }

  /** The name of the place that a seat's things have: mine are called `my/…`. */
  home(seat: number): string {
    return seat === this.play.seat ? "my" : `seat/${String(seat)}`;
  }

  // -- words -------------------------------------------------------------------------------------

  say(phrase: WirePhrase): string {
    return this.play.renderer.render(phrase);
  }

  tell(name: string, args: Record<string, PhraseValue> = {}): string {
    return this.play.renderer.render({ key: `rival-kings-${name}`, args });
  }

  /** The same, about a player. */
  tellOf(name: string, seat: number): string {
    return this.tell(name, { player: person(seat) });
  }

  cardPhrase(id: string): WirePhrase {
    return { key: `rival-kings-${this.isSubject(id) ? "subject" : "building"}-${id}` };
  }

  cardName(id: string): string {
    return this.say(this.cardPhrase(id));
  }

  characterName(id: string): string {
    return this.tell(`character-${id}`);
  }

  /** A printed number; those without a source are marked. */
  value(id: string): string {
    const n = this.card(id)?.value ?? 0;
    return this.isAbout(id) ? `≈${String(n)}` : String(n);
  }

  isAbout(id: string): boolean {
    return this.facts.confidence[`${id}.value`] === "reconstructed";
  }

  /** What is printed on a building or subject, a line for each fact. */
  cardText(id: string, seat = this.play.seat ?? -1): string {
    const card = this.card(id);
    if (!card) return "";
    const n: PhraseValue = this.isAbout(id) ? { key: "about", args: { n: card.value } } : card.value;
    const whose = seat === this.play.seat ? "own" : "rival";
    return [
      ...(card.ability === null ? [] : [this.tell(`subject-${id}.rule`, { whose })]),
      `${this.tell("printed-price", { n })} · ${this.tell("printed-points", { n })}`,
      `${this.tell(`colour-${card.colour}`)} · ${this.tell("printed-pair", { card: this.cardPhrase(card.partner) })}`,
    ].join("\n");
  }

  stealsText(rank: string): string {
    const loot = this.loot(rank);
    return loot ? this.tell("board-steals", { loot: loot.toUpperCase() }) : this.tell("printed-peaceful");
  }

  characterText(id: string): string {
    const one = this.character(id);
    if (!one) return "";
    const actions = one.actions.map((kind) => ({ key: `rival-kings-kind-${kind}` }));
    const isAboutTie = this.facts.confidence[`${id}.tie`] === "reconstructed";
    return [
      `${this.tell("printed-rank", { rank: one.rank.toUpperCase() })} · ${this.stealsText(one.rank)}`,
      this.tell("printed-actions", { actions }),
      ...(one.tie ? [this.tell(isAboutTie ? "printed-tie-about" : "printed-tie")] : []),
    ].join("\n");
  }

  // -- points ------------------------------------------------------------------------------------

  sheet(seat: number): Readonly<Record<string, number>> {
    return this.play.scores?.[seat] ?? {};
  }

  sheetBefore(seat: number): Readonly<Record<string, number>> {
    return this.play.scoresBefore?.[seat] ?? {};
  }

  total(sheet: Readonly<Record<string, number>>): number {
    return Object.values(sheet).reduce((sum, points) => sum + points, 0);
  }

  /** Points as they are written: with ≈ if a card's value has no source. */
  points(seat: number, n: number): string {
    const player = this.view.players[seat];
    const isSure = ![...(player?.buildings ?? []), ...(player?.subjects ?? [])].some((id) => this.isAbout(id));
    return `${isSure ? "" : "≈"}${String(n).replace("-", "−")}`;
  }

  // -- panes of a phone ----------------------------------------------------------------------------

  /** Whether an exchange is asked about; it costs another card, so what a card alone would score is not true there. */
  get isExchange(): boolean {
    return /-swap-/.test(this.play.decision?.prompt.key ?? "");
  }

  /** Show the pane where something happens. */
  followMoves(moves: readonly WireMove[]): void {
    const [first] = moves;
    if (first) this.pane = paneOf(first.from);
  }
}
