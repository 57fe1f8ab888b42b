import type { PastPositions as WirePositions, Update, View } from "../../wire/service";
import { FetchCache } from "../http/fetch_cache";
import { get } from "../http/http";
import { applyPatch } from "./json_patch";
import type { SeenUpdate } from "./seat_feed_contract";

const WINDOW = 30; // entries fetched at once; the service allows 60
const MOST_KEPT = 400;

/** The past positions of a table as one seat (null for a spectator) sees them, fetched some entries at a time. */
export class PastPositions {
  private readonly kept = new Map<number, SeenUpdate>();
  private readonly fetches = new FetchCache<void>(1);

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly last: number,
  ) {}

  /** The position after entry `n`; if it is a little later than `before`, those in between are fetched with it. */
  async at(n: number, before = n): Promise<SeenUpdate> {
    const from = before < n && n - before <= WINDOW ? before : n;
    const to = Math.min(from + WINDOW, this.last - 1); // only the last position has a result, so it comes whole
    if (!this.kept.has(n) && n <= to && from < to) await this.fetchWindow(from, to);
    return this.kept.get(n) ?? this.fetchWhole(n);
  }

  /** The positions after `from` up to `to`, as far as they are known without gaps. */
  between(from: number, to: number): SeenUpdate[] {
    const found: SeenUpdate[] = [];
    for (let n = from + 1; n <= to; n += 1) {
      const known = this.kept.get(n);
      if (!known) return [];
      found.push(known);
    }
    return found;
  }

  clear(): void {
    this.kept.clear();
    this.fetches.clear();
  }

  private fetchWindow(from: number, to: number): Promise<void> {
    return this.fetches.get(`${from}-${to}`, async () => {
      const seat = this.seat === null ? "" : `&seat=${this.seat}`;
      const path = `/api/tables/${this.table}/positions?from=${from}&to=${to}${seat}`;
      const { from: first, steps } = await get<WirePositions>(path);
      this.keep(first);
      let view = first.view as View;
      for (const step of steps) {
        view = applyPatch(view, step.view);
        this.keep({ ...first, n: step.n, entries: [step.entry], asked: step.asked, view });
      }
    });
  }

  private async fetchWhole(n: number): Promise<SeenUpdate> {
    const seat = this.seat === null ? "" : `?seat=${this.seat}`;
    const update = await get<Update>(`/api/tables/${this.table}/positions/${n}${seat}`);
    this.keep(update);
    return update as SeenUpdate;
  }

  private keep(update: Update): void {
    this.kept.set(update.n, update as SeenUpdate);
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}
