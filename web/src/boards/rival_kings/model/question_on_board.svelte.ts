import type { WireAction } from "../../../wire/service";
import { answersByStep, asksForKind, asksForOneAction, isUse, leadingPanes, mainAnswers } from "./answer_sorting";
import type { Play } from "../../../table/play.svelte";
import type { RivalKingsView } from "../../../wire/rival_kings";
import { paneOfPlaces, type Pane } from "./phone_panes";

/** What a question has to know of its board. */
interface AskedBoard {
  readonly play: Play<RivalKingsView>;
  readonly scene: RivalKingsView;
  /** The action that is carried out now, as `seat/kind`. */
  readonly actionNow: string;
  readonly isExchange: boolean;
  pane: Pane;
  /** The name of the place that a seat's things have. */
  home(seat: number): string;
}

/** What I am asked, as the board shows it: on printed actions, and in the panes of a phone. */
export class Question {
  constructor(private readonly model: AskedBoard) {}

  private get decision() {
    const { canChoose, decision } = this.model.play;
    return canChoose ? decision : null;
  }

  private readonly steps = $derived.by<ReadonlyMap<string, WireAction[]>>(() =>
    this.decision ? answersByStep(this.decision, this.model.play.seat ?? -1, this.model.actionNow) : new Map(),
  );

  /** What can be answered at an action of a character: to carry it out, to steal it, or to use a subject on it. */
  answersAt(seat: number, kind: string): WireAction[] {
    const there = this.model.play.actionsAt(this.placeOf(seat, kind));
    return [...(this.steps.get(`${String(seat)}/${kind}`) ?? []), ...there];
  }

  /** Answer at an action of a character. */
  async pickAt(seat: number, kind: string): Promise<void> {
    const { play } = this.model;
    const place = this.placeOf(seat, kind);
    const actions = this.answersAt(seat, kind);
    const [only] = actions;
    if (!only || play.actionsAt(place).length === actions.length) await play.pick(place);
    else if (actions.length > 1) play.placeChoice = { place, actions };
    else if (play.readyAction?.text !== only.text) await play.stage(only);
    else if (play.canSend) await play.send();
  }

  private placeOf(seat: number, kind: string): string {
    return `${this.model.home(seat)}/character/${kind}`;
  }

  /** Whether an action that a character has printed is asked about, also if it can do nothing. */
  private isAsked(seat: number, kind: string): boolean {
    const { model, decision } = this;
    if (!decision || model.play.telling.isOn || model.play.guide?.isExplaining) return false;
    if (model.actionNow === `${String(seat)}/${kind}`) return asksForKind(decision, kind);
    const isCovered = model.scene.players[seat]?.crests[kind] !== undefined;
    return asksForOneAction(decision) && seat === model.play.seat && !isCovered;
  }

  /** Whether an action is asked about and can do nothing now; the rules say why to whoever clicks it. */
  isBarred(seat: number, kind: string): boolean {
    return this.isAsked(seat, kind) && !this.answersAt(seat, kind).length;
  }

  /** Whether only an optional ability can be used at a place while something else is asked; it glows less. */
  isAside(place: string): boolean {
    const actions = this.model.play.actionsAt(place);
    return actions.length > 0 && actions.every(isUse) && !!this.decision && !mainAnswers(this.decision).some(isUse);
  }

  /** The cards of mine that a staged answer offers for another one. */
  get offered(): string[] {
    return this.model.isExchange
      ? this.model.play.staged.flatMap(({ places = [] }) => places.filter((one) => one.startsWith("my/row/")))
      : [];
  }

  /** The panes in which something can be chosen now. */
  readonly panes = $derived.by<Pane[]>(() => {
    const found = paneOfPlaces((this.decision?.actions ?? []).flatMap(({ places = [] }) => places));
    const leading = this.decision ? leadingPanes(this.decision) : [];
    return [...new Set<Pane>([...leading, ...(this.steps.size ? ["court" as const] : []), ...found])];
  });

  /** Show the pane where the question can be answered, unless it is shown already. */
  follow(): void {
    const panes = this.decision ? leadingPanes(this.decision) : [];
    const [first] = panes;
    if (first && !panes.includes(this.model.pane)) this.model.pane = first;
  }

  /** The place of the printed action that is asked about first. */
  get firstStep(): string | undefined {
    const [step] = this.steps.keys();
    const [seat, kind = ""] = step?.split("/") ?? [];
    return seat === undefined ? undefined : this.placeOf(Number(seat), kind);
  }
}
