import type { SeatFeed } from "../../service/feed/seat_feed_contract";

/** The answers to the current question that cannot be taken back once they are sent. */
export class IrreversibleAnswers {
  private texts = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly feed: SeatFeed) {}

  has(text: string): boolean {
    return this.texts.has(text);
  }

  /** Ask the service, if a question is open. Only a remark depends on it, so a failure is not shown. */
  async load(isAsked: boolean): Promise<void> {
    this.texts = new Set();
    if (!isAsked || this.feed.seat === null) return;
    const n = this.feed.update?.n;
    const found = await this.feed.finals().catch(() => []);
    if (n === this.feed.update?.n) this.texts = new Set(found);
  }
}
