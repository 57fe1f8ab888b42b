/** Milliseconds of a clock that nobody can set: for everything that counts down. */
export function monotoneNow(): number {
  return performance.now();
}

const STARTING_ERROR = Number.POSITIVE_INFINITY; // until the service has told its time, the device's counts

/** The time of the service, in seconds since the epoch. A jump of the device's clock does not change it. */
export class ServiceClock {
  private offset: number;
  private error = STARTING_ERROR;

  constructor(
    private readonly monotone: () => number = monotoneNow,
    deviceTime = Date.now(),
  ) {
    this.offset = (deviceTime - this.monotone()) / 1000;
  }

  now(): number {
    return this.monotone() / 1000 + this.offset;
  }

  /**
   * Take the service's time `at`, which has just come and was told at most `ageMs` ago. The most exact reading counts,
   * unless a later one contradicts it: while a device sleeps, its monotone clock may stand still.
   */
  take(at: number, ageMs: number): void {
    const error = ageMs / 2000;
    const offset = at + error - this.monotone() / 1000;
    const isContradiction = Math.abs(offset - this.offset) > error + this.error;
    if (error > this.error && !isContradiction) return;
    this.offset = offset;
    this.error = error;
  }
}

export const serviceClock = new ServiceClock();
