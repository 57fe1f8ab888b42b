import { toasts } from "../../components/toasts.svelte";
import { PastFeed } from "../../service/feed/past_feed.svelte";
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

/** The entry after which the first question was asked: before it the table is only being laid. */
function beginningOf(entries: readonly SeenEntry[]): number {
  return Math.max(0, (entries.find((entry) => entry.do)?.n ?? 1) - 1);
}

/** The entries to stop at: the beginning, the end, and all between them that show something in the log. */
export function stopsOf(entries: readonly SeenEntry[]): number[] {
  const first = beginningOf(entries);
  const logged = logLines(entries).map((line) => line.n);
  const stops = [first, ...logged.filter((n) => n > first), entries.at(-1)?.n ?? 0];
  return [...new Set(stops)].sort((a, b) => a - b);
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
  readonly first: number;
  readonly last: number;
  private readonly stops: number[];
  private feed!: PastFeed;
  private timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    readonly info: TableInfo,
    readonly entries: SeenEntry[],
    n: number,
  ) {
    this.stops = stopsOf(entries);
    this.first = this.stops[0] ?? 0;
    this.last = this.stops.at(-1) ?? 0;
    this.n = this.within(n);
  }

  /** Open a replay at an entry, once that position has come. */
  static async open(info: TableInfo, entries: SeenEntry[], n: number, viewpoint: Viewpoint): Promise<Replay> {
    const replay = new Replay(info, entries, n);
    await replay.look(viewpoint);
    return replay;
  }

  /** Change the viewpoint and stay at the same entry. */
  setViewpoint(viewpoint: Viewpoint): void {
    this.look(viewpoint).catch(this.failed);
  }

  go(n: number): void {
    this.n = this.within(n);
    this.show().catch(this.failed);
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
      else wait(stepMs);
    };
    const wait = (ms: number) => {
      this.timer = setTimeout(() => {
        advance().catch(this.failed);
      }, ms);
    };
    wait(stepMs / 2);
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private within(n: number): number {
    return Math.min(Math.max(this.first, n), this.last);
  }

  /** Show the same entry from a viewpoint; the board changes when the position has come. */
  private async look(viewpoint: Viewpoint): Promise<void> {
    const seat = typeof viewpoint === "number" ? viewpoint : null;
    const feed = new PastFeed(this.info.id, seat, this.info, this.entries);
    this.viewpoint = viewpoint;
    this.feed = feed;
    await this.show();
    if (feed === this.feed) this.play = new Play(this.info.id, seat, feed);
  }

  private async show(): Promise<void> {
    const { n, feed } = this;
    await feed.go(n);
    const next = nextStop(this.stops, n, 1);
    if (next !== n) feed.prefetch(next);
  }

  private readonly failed = (error: unknown): void => {
    this.pause();
    toasts.showError(error);
  };
}
