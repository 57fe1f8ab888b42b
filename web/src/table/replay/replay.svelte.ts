import { toasts } from "../../components/toasts.svelte";
import { PastFeed } from "../../service/past_feed.svelte";
import type { SeenEntry, TableInfo } from "../../wire/service";
import { logLines } from "../log/log_lines";
import { Play } from "../play.svelte";

/** Milliseconds between two steps of automatic playback. */
export const STEP_MS = 900;

/** Whose view of the table is shown: a seat's, a spectator's, or one with all hidden information. */
export type Viewpoint = number | "watcher" | "open";

/** The viewpoints on offer: my own and a spectator's during the game, everybody's afterwards. */
export function viewpointsOf(info: TableInfo): Viewpoint[] {
  const isOver = info.status === "over";
  const seats = info.seats.flatMap((seat, n) => (isOver || seat.is_you ? [n] : []));
  return isOver ? [...seats, "open"] : [...seats, "watcher"];
}

/** The entries to stop at: the first, the last, and all that show something in the log. */
export function stopsOf(entries: readonly SeenEntry[]): number[] {
  const logged = logLines(entries).map((line) => line.n);
  return [...new Set([0, ...logged, entries.at(-1)?.n ?? 0])].sort((a, b) => a - b);
}

/** The stop before or after a number; the number itself at either end. */
export function nextStop(stops: readonly number[], n: number, step: 1 | -1): number {
  const found = step > 0 ? stops.find((stop) => stop > n) : stops.findLast((stop) => stop < n);
  return found ?? n;
}

/** Steps through a game: the entry that is shown, and the viewpoint. */
export class Replay {
  n = $state(0);
  viewpoint = $state.raw<Viewpoint>("watcher");
  isPlaying = $state(false);
  play = $state.raw<Play>() as Play;
  readonly last: number;
  private readonly stops: number[];
  private feed!: PastFeed;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly info: TableInfo,
    readonly entries: SeenEntry[],
    n: number,
    viewpoint: Viewpoint,
  ) {
    this.stops = stopsOf(entries);
    this.last = this.stops.at(-1) ?? 0;
    this.n = Math.min(Math.max(0, n), this.last);
    this.setViewpoint(viewpoint);
  }

  /** Change the viewpoint and stay at the same entry. */
  setViewpoint(viewpoint: Viewpoint): void {
    this.viewpoint = viewpoint;
    const seat = typeof viewpoint === "number" ? viewpoint : null;
    this.feed = new PastFeed(this.info.id, seat, this.info, this.entries);
    const play = new Play(this.info.id, seat, this.feed);
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

  /** Start automatic playback, from the beginning if the end is shown. */
  start(stepMs: number): void {
    if (this.n >= this.last) this.go(0);
    this.isPlaying = true;
    const advance = async () => {
      if (!this.isPlaying) return;
      this.n = nextStop(this.stops, this.n, 1);
      await this.show();
      if (this.n >= this.last) this.isPlaying = false;
      else this.timer = setTimeout(() => void advance(), stepMs);
    };
    this.timer = setTimeout(() => void advance(), stepMs / 2);
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private async show(): Promise<void> {
    const n = this.n;
    try {
      await this.feed.go(n);
      const next = nextStop(this.stops, n, 1);
      if (next !== n) this.feed.prefetch(next);
    } catch (error) {
      this.pause();
      toasts.showError(error);
    }
  }
}
