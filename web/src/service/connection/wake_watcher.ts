import { monotoneNow } from "../clock";

const LOOK_EVERY = 2000;
const SUSPENDED_AFTER = 6000; // a timer that comes this late slept in between

/** Notices when a page wakes up: it is shown again, is back from the browser's cache, is online, or was suspended. */
export class WakeWatcher {
  private readonly timer: ReturnType<typeof setInterval>;
  private lastMonotone = monotoneNow();
  private lastTime = Date.now();

  constructor(private readonly onWake: () => void) {
    addEventListener("online", this.wake);
    addEventListener("pageshow", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.timer = setInterval(this.look, LOOK_EVERY);
  }

  close(): void {
    removeEventListener("online", this.wake);
    removeEventListener("pageshow", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearInterval(this.timer);
  }

  private readonly wake = (): void => {
    if (!document.hidden) this.onWake();
  };

  /** Some devices stop the monotone clock while they sleep, so a gap in either clock counts. */
  private readonly look = (): void => {
    const [monotone, time] = [monotoneNow(), Date.now()];
    const gap = Math.max(monotone - this.lastMonotone, time - this.lastTime);
    [this.lastMonotone, this.lastTime] = [monotone, time];
    if (gap > SUSPENDED_AFTER) this.wake();
  };
}
