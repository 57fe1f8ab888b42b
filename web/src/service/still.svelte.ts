import type { ChatLine, Outline, Presence, Preview, Reason, SeenEntry, TableInfo, Update } from "../wire/service";
import { get } from "./http";
import type { LineState } from "./line";
import type { SeatFeed } from "./seat_feed";
import { share } from "./share";

const FEW = 12; // steps forward whose pieces still travel
const KEPT = 200;

/** A table as it stood after some entry, through the eyes of one seat (null: a watcher); nothing can be done here. */
export class Still implements SeatFeed {
  readonly isLive = false;
  readonly state: LineState = "live";
  readonly clock = null;
  readonly clockAt = 0;
  readonly chosen: number[] = [];
  readonly lines: ChatLine[] = [];
  readonly problem = undefined;
  readonly sending = 0;
  readonly presence: Presence;
  update = $state.raw<Update>();
  fresh = $state.raw<SeenEntry[]>([]);
  private readonly known = new Map<number, Promise<Update>>();
  private wanted = -1;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly info: TableInfo,
    private readonly all: SeenEntry[],
  ) {
    this.presence = { type: "presence", seats: info.seats.map((_, n) => n), watchers: 0 };
  }

  get n(): number {
    return this.update?.n ?? 0;
  }

  get asked(): number[] {
    return this.update?.asked ?? [];
  }

  get entries(): SeenEntry[] {
    return this.all.filter((entry) => entry.n <= this.n);
  }

  /** Show the position after an entry; of several wishes the last one counts. */
  async go(n: number): Promise<void> {
    this.wanted = n;
    const before = this.update?.n;
    const update = await this.position(n);
    if (this.wanted !== n) return;
    const isNear = before !== undefined && n > before && n - before <= FEW;
    this.fresh = isNear ? this.all.filter((entry) => entry.n > before && entry.n <= n) : [];
    this.update = { ...update, view: share(this.update?.view, update.view) };
  }

  /** Fetch what is likely to be wanted next. */
  expect(n: number): void {
    this.position(n).catch(() => undefined);
  }

  private position(n: number): Promise<Update> {
    const known = this.known.get(n);
    if (known) return known;
    const asked = get<Update>(`/api/tables/${this.table}/positions/${n}${this.query}`);
    asked.catch(() => this.known.delete(n));
    this.known.set(n, asked);
    const oldest = this.known.keys().next().value;
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
    return asked;
  }

  private get query(): string {
    return this.seat === null ? "" : `?seat=${this.seat}`;
  }

  outline(): Promise<Outline> {
    return get<Outline>(`/api/tables/${this.table}/positions/${this.n}/outline${this.query}`);
  }

  close(): void {
    this.known.clear();
  }

  act(): Promise<void> {
    return past();
  }

  undo(): Promise<void> {
    return past();
  }

  preview(): Promise<Preview> {
    return past();
  }

  why(): Promise<Reason[]> {
    return past();
  }

  say(): Promise<void> {
    return past();
  }

  tell(): Promise<void> {
    return past();
  }
}

function past(): Promise<never> {
  return Promise.reject(new Error("the past does not answer"));
}
