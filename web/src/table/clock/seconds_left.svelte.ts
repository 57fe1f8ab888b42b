import { monotoneNow } from "../../service/clock";
import type { SeatFeed } from "../../service/feed/seat_feed_contract";
import { say } from "../../texts/translations.svelte";

const TICK = 500; // milliseconds

/** How many seconds each player has left, counted down here between the messages of the service. */
export class SecondsLeft {
  private now = $state(monotoneNow());

  constructor(private readonly feed: () => SeatFeed) {}

  /** Count from now on; returns what ends it. */
  start(): (() => void) | undefined {
    if (!this.feed().clock) return undefined;
    const timer = setInterval(() => (this.now = monotoneNow()), TICK);
    return () => clearInterval(timer);
  }

  /** The time of a seat; undefined without a clock. */
  of(seat: number): number | undefined {
    const { clock, clockAt } = this.feed();
    const kept = clock?.left[seat];
    if (!clock || kept === undefined) return undefined;
    return Math.max(0, clock.running.includes(seat) ? kept - (this.now - clockAt) / 1000 : kept);
  }
}

/** A time as a clock shows it. */
export function clockText(seconds: number): string {
  if (seconds > 172_800) return say("web-days", { n: Math.floor(seconds / 86_400) });
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(Math.floor(seconds % 60)).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
