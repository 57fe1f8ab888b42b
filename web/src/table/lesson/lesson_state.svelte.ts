import { untrack } from "svelte";
import { toasts } from "../../components/toasts.svelte";
import { hasText, say } from "../../texts/translations.svelte";
import type { Lesson, LessonInfo, LessonStep, Reason, WireAction, WireDecision } from "../../wire/service";
import type { Guide } from "../choosing/choice_guide_contract";
import { placeNames } from "../places/place_names";
import type { Play } from "../play.svelte";
import { showErrors } from "../show_errors";
import { ClickedThing } from "./clicked_thing";
import { awaitedOf, doneOf, isStrict, onScript, stepAt } from "./place_in_script";
import { LessonMemory, SaidWhys } from "./lesson_memory";
import { newestFirst, sendKey, stepPhrase, whatPart, type TextPart } from "./lesson_texts";
import { replyTo, factOf, type WrongAnswer } from "./replies_to_wrong_clicks";
import { fetchLesson } from "../../learn/fetch_teaching";
import { finePointer } from "../../shell/screen_size.svelte";

const WRONG_BEFORE_HELP = 2;

/** The lesson that a table plays, as its learner sees it: the step, what it awaits, and what was tried instead. */
export class LessonState implements Guide {
  lesson = $state.raw<Lesson>();
  /** Where the table stands, as far as it was told. */
  at = $state.raw<LessonInfo>();
  wrong = $state.raw<WrongAnswer>();
  readonly memory: LessonMemory;
  readonly whys: SaidWhys;
  /** What rivals do is told for the first time. */
  isFirstTelling = $state(true);
  wrongs = $state(0);
  private skipped: number | undefined; // the step that is being skipped
  private isSeeing = false;
  readonly clicked = new ClickedThing();

  constructor(readonly play: Play) {
    this.memory = new LessonMemory(play.table);
    this.whys = new SaidWhys(this.memory);
    const { game = "", lesson } = play.info ?? {};
    if (lesson) fetchLesson(game, lesson.name).then((found) => (this.lesson = found), toasts.showError);
  }

  /** Where the table stands, even if that is not told yet. */
  private get info(): LessonInfo | undefined {
    return this.play.info?.lesson ?? undefined;
  }

  readonly step = $derived.by<LessonStep | undefined>(() => stepAt(this.lesson, this.at));
  private readonly awaited = $derived.by(() => awaitedOf(this.lesson, this.info));

  get isDone(): boolean {
    return this.at?.waits_for === "done";
  }

  /** The step is open to the learner: nothing is being told or sent. */
  get isOpen(): boolean {
    const { telling, isSending, isOver } = this.play;
    if (!this.step || this.at !== this.info || this.at?.waits_for === "script" || this.isElsewhere) return false;
    return !telling.isOn && !isSending && !isOver;
  }

  /** In a free step, the learner is choosing something that the script does not have. */
  private get isElsewhere(): boolean {
    const texts = this.play.staged.map(({ text }) => text);
    if (!texts.length || isStrict(this.lesson, this.info)) return false;
    const isOnScript = onScript(this.awaited, [], texts) === texts.length;
    return !isOnScript || (!this.next && !this.play.readyAction);
  }

  get waitsForLook(): boolean {
    return this.isOpen && this.at?.waits_for === "look";
  }

  get isExplaining(): boolean {
    return this.waitsForLook;
  }

  get hasJumped(): boolean {
    return !!stepAt(this.lesson, this.info)?.is_jump;
  }

  /** Anything legal may be done. */
  get isFree(): boolean {
    return !isStrict(this.lesson, this.at);
  }

  /** Whether the learner has been wrong so often that help comes first. */
  get needsHelp(): boolean {
    return this.wrongs >= WRONG_BEFORE_HELP;
  }

  /** The awaited action, as the question has it. */
  readonly next = $derived.by<WireAction | undefined>(() => {
    const { wholeDecision, staged, readyAction } = this.play;
    const text = this.awaited[staged.length - (readyAction ? 1 : 0)];
    return wholeDecision?.actions.find((action) => action.text === text);
  });

  /** The places that the step is about now. */
  readonly places = $derived.by<readonly string[]>(() => {
    if (!this.isOpen || !this.step) return [];
    if (this.at?.waits_for === "look") return this.step.look ?? [];
    const isFirst = doneOf(this.lesson, this.at) + this.play.staged.length - (this.play.readyAction ? 1 : 0) === 0;
    return isFirst && this.step.light?.length ? this.step.light : (this.next?.places ?? []);
  });

  /** A text of a step; empty if it has none. */
  text(part: TextPart, step = this.step): string {
    const { info, before, renderer } = this.play;
    if (!step || !this.lesson) return "";
    const device = finePointer.matches ? "mouse" : "touch";
    const phrase = stepPhrase(info?.game ?? "", this.lesson, step, part, before, device);
    return hasText(phrase.key) ? renderer.render(phrase) : "";
  }

  /** Why the step is done, or why nothing else is: its further moves may have reasons of their own. */
  reason(part: "why" | "instead"): string {
    const { step, at, lesson, play } = this;
    const answers = doneOf(lesson, at) + play.staged.length - (play.readyAction ? 1 : 0);
    const parts = step ? newestFirst(part, step, answers) : [];
    return parts.map((one) => this.text(one)).find(Boolean) ?? "";
  }

  /** What to do now in words: as the step says it, or else each further move by its name, then the golden button. */
  get what(): string {
    const { play, next, step } = this;
    if (play.readyAction && play.canSend && !this.waitsForLook) return this.confirmation;
    const part = step && whatPart(step, doneOf(this.lesson, this.at) + play.staged.length);
    return part || !next ? this.text(part ?? "what") : play.renderer.render(next.label);
  }

  /** That the golden button confirms; an amount is chosen already when it is asked for, so what it is about is said too. */
  private get confirmation(): string {
    const { play, step } = this;
    const part = step && whatPart(step, doneOf(this.lesson, this.at) + play.staged.length - 1);
    const isAmount = part && play.wholeDecision?.kind === "pick-amount";
    return [isAmount ? this.text(part) : "", say(sendKey(this.at?.step ?? 0))].filter(Boolean).join(" ");
  }

  /** Take over where the table stands, unless something is still being told; an effect calls it. */
  follow(): void {
    const { info } = this;
    const { telling, isSending } = this.play;
    const { isOn } = telling;
    untrack(() => {
      this.noteTelling(isOn);
      if (!isOn && !isSending && info !== this.at) this.moveTo(info);
    });
  }

  private moveTo(info: LessonInfo | undefined): void {
    if (info?.step !== this.at?.step) this.wrongs = 0;
    this.wrong = undefined;
    this.at = info;
    if (this.skipped !== undefined && this.skipped === info?.step) this.skip().catch(toasts.showError);
    else this.skipped = undefined;
  }

  /** Whoever has watched what rivals do once knows how. */
  private noteTelling(isOn: boolean): void {
    if (isOn) this.memory.note({ isHinted: true });
    else if (this.isFirstTelling) this.isFirstTelling = !this.memory.said.isHinted;
  }

  narrowed(decision: WireDecision | null, made: number): WireDecision | null {
    if (!decision || !isStrict(this.lesson, this.info)) return decision;
    const text = this.awaited[made];
    return { ...decision, actions: decision.actions.filter((action) => action.text === text) };
  }

  allowed(kept: readonly WireAction[], added: readonly WireAction[]): WireAction[] {
    this.wrong = undefined;
    if (!isStrict(this.lesson, this.info)) return [...added];
    const texts = (actions: readonly WireAction[]) => actions.map(({ text }) => text);
    const count = onScript(this.awaited, texts(kept), texts(added));
    if (added[0] && count === 0) this.refuse(replyTo(this, added[0]));
    else this.wrongs = 0;
    return added.slice(0, count);
  }

  isAwaited(action: WireAction): boolean {
    return action.text === this.next?.text;
  }

  answers(asked: string | undefined): boolean {
    if (!isStrict(this.lesson, this.info) || !this.isOpen || this.play.isSuspended) return false;
    if (asked === undefined) return this.miss();
    showErrors(this.reply(asked)).catch(toasts.showError);
    return true;
  }

  /** The learner has looked at what is lit, or has read the card. */
  async see(): Promise<void> {
    const { at, play } = this;
    if (!at || this.isSeeing) return;
    this.isSeeing = true;
    await showErrors(play.feed.tell({ type: "see-step", step: at.step }));
    this.isSeeing = false;
  }

  /** Do what the step awaits, all of it, and go on. */
  async skip(): Promise<void> {
    this.skipped = this.at?.step;
    this.wrong = undefined;
    if (this.at?.waits_for === "look") await this.see();
    else if (await this.tryOut()) await this.play.send();
  }

  /** Try out what the step awaits, as far as it makes one answer; nothing is sent. Returns whether it is complete. */
  async tryOut(): Promise<boolean> {
    this.play.discard();
    while (!this.play.readyAction) if (!(await this.tryNext())) return false;
    return this.play.canSend;
  }

  /** Try out the next step of the awaited answer; returns whether that was possible. */
  async tryNext(): Promise<boolean> {
    const { play, next } = this;
    const before = play.staged.length;
    if (next && !play.readyAction) await play.stage(next);
    return play.staged.length > before;
  }

  private async reply(asked: string): Promise<void> {
    const { play, next } = this;
    if (this.waitsForLook) return void this.miss();
    const names = placeNames(asked, play.seat);
    const isMeant = ({ text, places = [] }: WireAction) =>
      text === asked || names.some((name) => places.includes(name));
    if (next && isMeant(next)) return play.stageAll([next]);
    const same = next ? await this.whyNot(asked, next.text) : [];
    const [reason] = same.length ? same : await this.whyNot(asked);
    if (reason) this.refuse(play.renderer.render(reason.text), reason.rule, factOf(reason));
    else this.refuse(replyTo(this, play.wholeDecision?.actions.find(isMeant)));
  }

  private async whyNot(asked: string, like = ""): Promise<Reason[]> {
    return this.play.isMyTurn ? this.play.feed.why(asked, like) : [];
  }

  /** Answer a click on something that the step is not about; returns that it is answered. */
  miss(): boolean {
    this.refuse(replyTo(this, undefined));
    return true;
  }

  private refuse(text: string, rule = "", fact = factOf(undefined)): void {
    this.wrong = { element: this.clicked.element, text, rule, fact };
    this.wrongs += 1;
  }
}
