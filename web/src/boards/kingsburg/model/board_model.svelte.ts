import type { Play } from "../../../table/play.svelte";
import type { KingsburgView, PlayerView } from "../../../wire/kingsburg";
import type { WirePhrase } from "../../../wire/service";
import { cost, diceGroupOf, diceGroupsOf, diceKey, type DiceGroup } from "./dice_groups";
import { paneOfMost, panesOf, type Pane } from "./phone_panes";

/** One of my dice that is not placed yet. */
export interface MyDie {
  face: number;
  white: boolean;
  place: string;
}

/** The choices on the board: picked dice light up the advisors they reach, and an advisor offers groups of dice. */
export class BoardModel {
  pickedDice = $state.raw<number[]>([]);
  groupChoice = $state.raw<{ advisor: number; groups: DiceGroup[] }>();

  /** The part of the board that a phone shows. */
  pane = $state<Pane>("court");

  constructor(readonly play: Play<KingsburgView>) {
    this.pane = paneOfMost(play.pointedOut) ?? this.pane;
  }

  get view(): KingsburgView {
    return this.play.view;
  }

  /** Me before the staged actions; dice are picked from what I had then. */
  get me(): PlayerView | undefined {
    return this.play.seat === null ? undefined : this.play.before.players[this.play.seat];
  }

  get dice(): MyDie[] {
    const own = (this.me?.own ?? []).map((face) => ({ face, white: false, place: `my/die/own/${face}` }));
    const white = (this.me?.white ?? []).map((face) => ({ face, white: true, place: `my/die/white/${face}` }));
    return [...own, ...white];
  }

  readonly groups = $derived.by<DiceGroup[]>(() =>
    this.play.canChoose ? diceGroupsOf(this.play.decision?.actions ?? []) : [],
  );

  readonly stagedGroup = $derived.by<DiceGroup | undefined>(() =>
    this.play.readyAction ? diceGroupOf(this.play.readyAction) : undefined,
  );

  /** The dice to highlight: those that are picked, or those of the group about to be placed. */
  get highlightedDice(): number[] {
    const staged = this.stagedGroup;
    if (!staged) return this.pickedDice.length ? this.pickedDice : this.chosenDie;
    const left = [
      ...staged.own.map((face) => `my/die/own/${face}`),
      ...staged.white.map((face) => `my/die/white/${face}`),
    ];
    return this.dice.flatMap((die, n) => {
      const at = left.indexOf(die.place);
      if (at < 0) return [];
      left.splice(at, 1);
      return [n];
    });
  }

  /** The one die that a chosen answer is about, as when it is rolled again; equal dice share a place. */
  private get chosenDie(): number[] {
    const n = this.dice.findIndex((die) => this.play.isSelected(die.place));
    return n < 0 ? [] : [n];
  }

  /** Whether a die by itself is an answer, as when it may be rolled again. */
  canChooseDie(n: number): boolean {
    const die = this.dice[n];
    return !!die && this.groups.length === 0 && this.play.canAct(die.place);
  }

  /** Whether it is this advisor or building whose gift or power is being asked about. */
  isAsking(kind: "advisor" | "building", id: string): boolean {
    const args = this.play.canChoose ? this.play.decision?.prompt.args : undefined;
    const isThis = (arg: unknown) => (arg as WirePhrase).key === `kingsburg-${kind}-${id}`;
    return Object.values(args ?? {}).some(isThis);
  }

  /** Whether I am asked about something that has nothing to do with placing dice. */
  get isCourtAside(): boolean {
    return this.play.canChoose && !this.play.telling.isOn && this.groups.length === 0;
  }

  /** What the highlighted dice add up to, with the tokens and the Market of a staged group. */
  get diceSum(): { parts: string[]; total: number } | undefined {
    if (this.groups.length === 0) return undefined;
    const faces = this.highlightedDice.flatMap((n) => this.dice[n]?.face ?? []);
    if (faces.length === 0) return undefined;
    const { tokens = 0, market = 0 } = this.stagedGroup ?? {};
    const parts = [...faces, ...Array<number>(tokens).fill(2)].map(String);
    if (market) parts.push(market > 0 ? "1" : "(−1)");
    return { parts, total: faces.reduce((sum, face) => sum + face, 0) + 2 * tokens + market };
  }

  /** Whether dice are picked that do not reach an advisor, who then says why. */
  isMissedByPicked(advisor: number): boolean {
    return this.groups.length > 0 && this.pickedDice.length > 0 && !this.reaches(advisor);
  }

  /** The groups made of the picked dice, or all groups if no dice are picked. */
  readonly matchingGroups = $derived.by<DiceGroup[]>(() => {
    if (this.pickedDice.length === 0) return this.groups;
    const dice = this.pickedDice.flatMap((n) => this.dice[n] ?? []);
    const key = diceKey(
      dice.filter((die) => !die.white).map((die) => die.face),
      dice.filter((die) => die.white).map((die) => die.face),
    );
    return this.groups.filter((group) => diceKey(group.own, group.white) === key);
  });

  private readonly reached = $derived.by(() => new Set(this.matchingGroups.map((group) => group.advisor)));

  reaches(advisor: number): boolean {
    return this.reached.has(advisor);
  }

  /** The groups of dice that can be placed on an advisor, the cheapest first. */
  waysTo(advisor: number): DiceGroup[] {
    return this.matchingGroups.filter((group) => group.advisor === advisor).sort((a, b) => cost(a) - cost(b));
  }

  async toggle(n: number): Promise<void> {
    const die = this.dice[n];
    if (!die) return;
    if (this.groups.length === 0) return this.play.pick(die.place);
    const before = this.highlightedDice;
    this.play.discard();
    this.pickedDice = before.includes(n) ? before.filter((one) => one !== n) : [...before, n];
  }

  /** Handle a click on an advisor: place the dice, offer several groups, or explain why not. */
  async choose(advisor: number): Promise<void> {
    if (this.stagedGroup?.advisor === advisor && this.pickedDice.length === 0) return this.play.send();
    const groups = this.waysTo(advisor);
    const [only] = groups;
    if (!only) return this.play.whyNot(`advisor/${advisor}`);
    if (groups.length > 1) this.groupChoice = { advisor, groups };
    else await this.place(only);
  }

  async place(group: DiceGroup): Promise<void> {
    this.groupChoice = undefined;
    this.pickedDice = [];
    await this.play.stage(group.action);
  }

  reset(): void {
    this.pickedDice = [];
    this.groupChoice = undefined;
  }

  private get askedPlaces(): string[] {
    const actions = this.play.canChoose ? (this.play.decision?.actions ?? []) : [];
    return actions.flatMap((action) => action.places ?? []);
  }

  /** The panes in which something can be chosen now. */
  readonly askedPanes = $derived.by<Pane[]>(() => panesOf(this.askedPlaces));

  /** Show the pane that has most of the answers to a question. */
  followQuestion(): void {
    this.followPlaces(this.askedPlaces);
  }

  /** Show the pane that has most of these places. */
  followPlaces(places: readonly string[]): void {
    const pane = paneOfMost(places);
    if (pane) this.pane = pane;
  }
}
