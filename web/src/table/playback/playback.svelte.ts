import type { View } from "../../wire/service";
import type { PlaybackStep } from "./playback_steps";

const EVENT_MS = 900;
const HEADING_MS = 450;
const UNHURRIED = 14; // events; more are told faster, in the same time

/** Events told one after the other; the board shows what was told so far. It never waits for anything else. */
export class Playback {
  steps = $state.raw<PlaybackStep[]>([]);
  /** The step that is being told. */
  at = $state(0);
  isOn = $state(false);
  isPaused = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<(step: PlaybackStep) => void>();

  /** `factor` says how long an event takes compared with the usual time. */
  constructor(private readonly factor: () => number) {}

  /** The step that is being told, if any. */
  get current(): PlaybackStep | undefined {
    return this.isOn ? this.steps[this.at] : undefined;
  }

  /** The board as far as it was told; undefined if nothing is being told. */
  get view(): View | undefined {
    return this.current?.view;
  }

  /** Whether the last events can be looked at again. */
  get canRepeat(): boolean {
    return !this.isOn && this.steps.length > 0;
  }

  /** Call `listener` for each step that is told in order. Returns what ends the calls. */
  onStep(listener: (step: PlaybackStep) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tell these events. Those that are still being told come first. */
  tell(steps: PlaybackStep[]): void {
    if (steps.length === 0) return;
    if (this.isOn) {
      this.steps = [...this.steps, ...steps];
      return;
    }
    this.steps = steps;
    this.isOn = true;
    this.isPaused = false;
    this.show(0);
  }

  /** Keep events for looking at them later, without telling them now. */
  keep(steps: PlaybackStep[]): void {
    this.end();
    this.steps = steps;
  }

  /** Show the last event again, and stop there. */
  repeat(): void {
    if (!this.canRepeat) return;
    this.isOn = true;
    this.pause();
    this.at = this.steps.length - 1;
  }

  /** Show the position as it is. */
  end(): void {
    clearTimeout(this.timer);
    this.isOn = false;
    this.isPaused = false;
  }

  /** Go to a step and stop there. */
  goTo(index: number): void {
    if (!this.isOn) return;
    if (index >= this.steps.length) return this.end();
    this.pause();
    const isNext = index === this.at + 1;
    this.at = Math.max(0, index);
    const step = this.steps[this.at];
    if (isNext && step) for (const listener of this.listeners) listener(step);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
    this.wait();
  }

  private show(index: number): void {
    const step = this.steps[index];
    if (!step) return this.end();
    this.at = index;
    for (const listener of this.listeners) listener(step);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const usual = this.steps[this.at]?.line.isHeading ? HEADING_MS : EVENT_MS;
    const haste = Math.min(1, UNHURRIED / this.steps.length);
    this.timer = setTimeout(() => this.show(this.at + 1), usual * haste * this.factor());
  }
}
