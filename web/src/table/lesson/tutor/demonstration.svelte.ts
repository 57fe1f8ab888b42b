import { preferences } from "../../../settings/preferences.svelte";
import type { Rect } from "./place_tutor_card";
import type { LessonState } from "../lesson_state.svelte";

const HOLD_MS = 1500;
const TRAVEL_MS = 700;

interface Point {
  x: number;
  y: number;
}

/** Shows how a step is done: a hand goes there and does it, and takes it back. Nothing is ever sent. */
export class Demonstration {
  /** Where the hand is; none if nothing is being shown. */
  hand = $state.raw<Point>();
  isPressing = $state(false);
  private run = 0; // counts what was begun, so that what was ended does nothing more

  constructor(
    private readonly lesson: LessonState,
    private readonly lit: () => readonly Rect[],
  ) {}

  get isOn(): boolean {
    return this.hand !== undefined;
  }

  /** Show the step, beginning at a point. */
  async show(from: Point): Promise<void> {
    const run = (this.run += 1);
    const isOver = () => run !== this.run;
    this.hand = from;
    await pause(20); // the hand is drawn there before it leaves
    const isMove = !this.lesson.waitsForLook;
    for (let touched = 0; touched < 1 || (isMove && !this.lesson.play.readyAction && touched < 8); touched += 1) {
      if (isOver()) return;
      await this.touch(isOver);
      if (isOver()) return;
      if (isMove && !(await this.lesson.tryNext())) break;
    }
    if (isOver()) return;
    await pause(HOLD_MS);
    if (!isOver()) this.end();
  }

  /** Take everything back. */
  end(): void {
    if (!this.isOn) return;
    this.run += 1;
    this.hand = undefined;
    this.isPressing = false;
    this.lesson.play.discard();
  }

  private async touch(isOver: () => boolean): Promise<void> {
    const [goal] = this.lit();
    if (goal) this.hand = { x: goal.x + goal.width / 2, y: goal.y + goal.height / 2 };
    await pause(preferences.animationMs ? TRAVEL_MS : 0);
    if (isOver()) return;
    this.isPressing = true;
    await pause(200);
    if (!isOver()) this.isPressing = false;
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
