/** Growing waits, spread at random so that clients that failed together do not come back together. */
export class Backoff {
  private tries = 0;

  constructor(
    private readonly firstMs: number,
    private readonly longestMs: number,
  ) {}

  /** The next wait: around twice as long as the last one, never longer than the longest. */
  next(): number {
    const wait = Math.min(this.firstMs * 2 ** this.tries, this.longestMs);
    this.tries += 1;
    return wait * (0.5 + Math.random() / 2);
  }

  reset(): void {
    this.tries = 0;
  }
}

/** A wait somebody else asked for: never shorter, at most twice as long. */
export function spreadWait(ms: number): number {
  return ms * (1 + Math.random());
}

/** Resolves after some time; rejects as soon as `signal` is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(abortReason(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}

function abortReason(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new DOMException("aborted", "AbortError");
}

/** Whether an error only says that nobody wants the result any more. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}
