import { toasts } from "../parts/toast.svelte";
import { Still } from "../service/still.svelte";
import type { SeenEntry, TableInfo } from "../wire/service";
import { logLines } from "./log";
import { Play } from "./play.svelte";

/** Milliseconds between two steps of a replay that plays by itself. */
export const PACE = 900;

/** Through whose eyes: a seat, a watcher's, or with everything open. */
export type Eyes = number | "watcher" | "open";

/** Whose eyes one may borrow: one's own or a watcher's while the game runs, everybody's afterwards. */
export function eyesOf(info: TableInfo): Eyes[] {
  const isOver = info.status === "over";
  const seats = info.seats.flatMap((seat, n) => (isOver || seat.is_you ? [n] : []));
  return isOver ? [...seats, "open"] : [...seats, "watcher"];
}

/** The entries worth a stop: those that tell something, the first and the last. */
export function stopsOf(entries: readonly SeenEntry[]): number[] {
  const told = logLines(entries).map((line) => line.n);
  return [...new Set([0, ...told, entries.at(-1)?.n ?? 0])].sort((a, b) => a - b);
}

/** The stop before or after a number; the number itself at either end. */
export function nextStop(stops: readonly number[], n: number, step: 1 | -1): number {
  const found = step > 0 ? stops.find((stop) => stop > n) : stops.findLast((stop) => stop < n);
  return found ?? n;
}

/** A walk through a game: one number, one pair of eyes. */
export class Replay {
  n = $state(0);
  eyes = $state.raw<Eyes>("watcher");
  isPlaying = $state(false);
  play = $state.raw<Play>() as Play;
  readonly last: number;
  private readonly stops: number[];
  private still!: Still;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly info: TableInfo,
    readonly entries: SeenEntry[],
    n: number,
    eyes: Eyes,
  ) {
    this.stops = stopsOf(entries);
    this.last = this.stops.at(-1) ?? 0;
    this.n = Math.min(Math.max(0, n), this.last);
    this.look(eyes);
  }

  /** Borrow somebody's eyes; the moment stays. */
  look(eyes: Eyes): void {
    this.eyes = eyes;
    const seat = typeof eyes === "number" ? eyes : null;
    this.still = new Still(this.info.id, seat, this.info, this.entries);
    const play = new Play(this.info.id, seat, this.still);
    void this.show().then(() => (this.play = play));
  }

  go(n: number): void {
    this.n = Math.min(Math.max(0, n), this.last);
    void this.show();
  }

  step(step: 1 | -1): void {
    this.pause();
    this.go(nextStop(this.stops, this.n, step));
  }

  /** Play on by itself; from the end it begins anew. */
  start(pace: number): void {
    if (this.n >= this.last) this.go(0);
    this.isPlaying = true;
    const on = async () => {
      if (!this.isPlaying) return;
      this.n = nextStop(this.stops, this.n, 1);
      await this.show();
      if (this.n >= this.last) this.isPlaying = false;
      else this.timer = setTimeout(() => void on(), pace);
    };
    this.timer = setTimeout(() => void on(), pace / 2);
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private async show(): Promise<void> {
    const n = this.n;
    try {
      await this.still.go(n);
      const next = nextStop(this.stops, n, 1);
      if (next !== n) this.still.expect(next);
    } catch (error) {
      this.pause();
      toasts.blame(error);
    }
  }
}
