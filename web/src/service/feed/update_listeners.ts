import type { FeedUpdate, UpdateListener } from "./seat_feed_contract";

const LONGEST_WAIT = 3000; // for an update that usually comes in the same packet

/** Those who want to know of each update, in the order in which they asked. */
export class UpdateListeners {
  private readonly all = new Set<UpdateListener>();

  /** Returns what ends the calls. */
  add(listener: UpdateListener): () => void {
    this.all.add(listener);
    return () => this.all.delete(listener);
  }

  /** Wait for the update with entry `n`; `last` is the number of the last one taken over. It may have come already. */
  reached(n: number, last: () => number): Promise<void> {
    if (last() >= n) return Promise.resolve();
    return new Promise((settle) => {
      const stop = this.add(() => last() >= n && end());
      const timer = setTimeout(() => end(), LONGEST_WAIT);
      const end = () => {
        stop();
        clearTimeout(timer);
        settle();
      };
    });
  }

  tell(change: FeedUpdate): void {
    for (const listener of [...this.all]) listener(change);
  }
}
