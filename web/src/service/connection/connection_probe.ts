import type { FromServer } from "../../wire/service";
import { monotoneNow, serviceClock } from "../clock";
import { randomId } from "../random_id";

const QUIET_BEFORE_PING = 7000;
const SHORTEST_PATIENCE = 3000;
const LONGEST_PATIENCE = 10_000;
const MISSED_HEARTBEATS = 2.5;
const WOKEN_LATE = 1500; // a timer that is so late was held up by a sleeping page and proves nothing

export interface ProbeHandlers {
  /** Returns whether the message could be sent. */
  send: (message: object) => boolean;
  onDead: () => void;
  /** The line is alive: a ping was answered after `lag` milliseconds. */
  onPong: (lag: number) => void;
}

/**
 * Finds out whether a line still works. A visible page pings after some silence and waits a few seconds for any
 * message, longer on a slow line; a hidden page relies on the service's heartbeat.
 */
export class ConnectionProbe {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private verdict: ReturnType<typeof setTimeout> | undefined;
  private began = 0;
  private heardAt = 0;
  private patience = SHORTEST_PATIENCE;
  private heartbeat = 20_000;
  private ping: { id: string; at: number } | undefined;

  constructor(private readonly handlers: ProbeHandlers) {}

  /** A connection is being made; it must say hello in time. */
  begin(): void {
    this.stop();
    this.began = this.heardAt = monotoneNow();
    this.judgeIn(LONGEST_PATIENCE);
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.verdict);
    this.verdict = undefined;
    this.ping = undefined;
  }

  heard(message: FromServer): void {
    this.heardAt = monotoneNow();
    clearTimeout(this.verdict);
    this.verdict = undefined;
    if (message.type === "hello") this.greeted(message.heartbeat, message.at);
    if (message.type === "pong") this.answered(message.id, message.at);
    this.watch();
  }

  /** Ping now, unless an answer is still awaited. */
  probe(): void {
    if (this.verdict !== undefined) return;
    const ping = { type: "ping", id: randomId() };
    if (!this.handlers.send(ping)) return;
    this.ping = { id: ping.id, at: monotoneNow() };
    this.judgeIn(this.patience);
  }

  private greeted(heartbeat: number, at: number | undefined): void {
    this.heartbeat = heartbeat * 1000;
    const took = this.heardAt - this.began;
    this.adjustPatience(took);
    if (at !== undefined) serviceClock.take(at, took);
  }

  private answered(id: string, at: number): void {
    if (this.ping?.id !== id) return;
    const lag = this.heardAt - this.ping.at;
    this.ping = undefined;
    this.adjustPatience(lag);
    serviceClock.take(at, lag);
    this.handlers.onPong(lag);
  }

  private adjustPatience(lag: number): void {
    this.patience = Math.min(Math.max(3 * lag, SHORTEST_PATIENCE), LONGEST_PATIENCE);
  }

  /** Look again when the silence gets long. */
  private watch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wasQuiet(), this.longestSilence() - (monotoneNow() - this.heardAt));
  }

  private longestSilence(): number {
    return document.hidden ? this.heartbeat * MISSED_HEARTBEATS : QUIET_BEFORE_PING;
  }

  private wasQuiet(): void {
    if (monotoneNow() - this.heardAt < this.longestSilence())
      this.watch(); // the page was hidden meanwhile
    else this.probe();
  }

  private judgeIn(ms: number): void {
    const due = monotoneNow() + ms;
    this.verdict = setTimeout(() => {
      this.verdict = undefined;
      if (monotoneNow() - due > WOKEN_LATE) return this.probe();
      this.patience = Math.min(this.patience * 2, LONGEST_PATIENCE);
      this.handlers.onDead();
    }, ms);
  }
}
