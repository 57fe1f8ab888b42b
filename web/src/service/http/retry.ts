import { Backoff, pause } from "./backoff";
import { failingRequests } from "./failing_requests.svelte";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 6000;
const MOST_TRIES = 6;
const QUIET_TRIES = 2; // after this many failures the person is told

export interface RetryOptions {
  signal?: AbortSignal;
  /** How long to wait at least after this error, in milliseconds; undefined if trying again is pointless. */
  waitAfter: (error: unknown) => number | undefined;
}

/** Try something until it succeeds, with growing waits; throws its last error after several tries. */
export async function retrying<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const backoff = new Backoff(FIRST_WAIT, LONGEST_WAIT);
  let endTrouble: (() => void) | undefined;
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return await attempt();
      } catch (error) {
        const least = options.signal?.aborted ? undefined : options.waitAfter(error);
        if (least === undefined || tries >= MOST_TRIES) throw error;
        if (tries >= QUIET_TRIES) endTrouble ??= failingRequests.begin();
        await pause(Math.max(least, backoff.next()), options.signal);
      }
    }
  } finally {
    endTrouble?.();
  }
}
