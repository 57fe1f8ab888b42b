import type { ChatLine, Outline, Presence, Preview, Reason, SeenEntry, TableInfo, Update } from "../wire/service";
import { get } from "./http";
import type { ConnectionState } from "./reconnecting_socket";
import type { SeatFeed } from "./seat_feed";
import { reuseUnchanged } from "./structural_sharing";

const ANIMATED_STEPS = 12; // a jump forward of at most this many entries shows flying pieces
const CACHE_SIZE = 200;

/** A table at an earlier position, as one seat (null for a spectator) sees it. Nothing can be done here. */
export class PastFeed implements SeatFeed {
  readonly isLive = false;
  readonly state: ConnectionState = "live";
  readonly clock = null;
  readonly clockAt = 0;
  readonly chosen: number[] = [];
  readonly chatLines: ChatLine[] = [];
  readonly problem = undefined;
  readonly sending = 0;
  readonly presence: Presence;
  update = $state.raw<Update>();
  fresh = $state.raw<SeenEntry[]>([]);
  private readonly cache = new Map<number, Promise<Update>>();
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

  /** Show the position after entry `n`. If several positions are requested, the last request counts. */
  async go(n: number): Promise<void> {
    this.wanted = n;
    const before = this.update?.n;
    const update = await this.position(n);
    if (this.wanted !== n) return;
    const isNear = before !== undefined && n > before && n - before <= ANIMATED_STEPS;
    this.fresh = isNear ? this.all.filter((entry) => entry.n > before && entry.n <= n) : [];
    this.update = { ...update, view: reuseUnchanged(this.update?.view, update.view) };
  }

  /** Fetch a position that is likely to be shown next. */
  prefetch(n: number): void {
    this.position(n).catch(() => undefined);
  }

  private position(n: number): Promise<Update> {
    const known = this.cache.get(n);
    if (known) return known;
    const asked = get<Update>(`/api/tables/${this.table}/positions/${n}${this.query}`);
    asked.catch(() => this.cache.delete(n));
    this.cache.set(n, asked);
    const oldest = this.cache.keys().next().value;
    if (this.cache.size > CACHE_SIZE && oldest !== undefined) this.cache.delete(oldest);
    return asked;
  }

  private get query(): string {
    return this.seat === null ? "" : `?seat=${this.seat}`;
  }

  outline(): Promise<Outline> {
    return get<Outline>(`/api/tables/${this.table}/positions/${this.n}/outline${this.query}`);
  }

  close(): void {
    this.cache.clear();
  }

  act(): Promise<void> {
    return rejectPast();
  }

  undo(): Promise<void> {
    return rejectPast();
  }

  preview(): Promise<Preview> {
    return rejectPast();
  }

  why(): Promise<Reason[]> {
    return rejectPast();
  }

  say(): Promise<void> {
    return rejectPast();
  }

  tell(): Promise<void> {
    return rejectPast();
  }
}

function rejectPast(): Promise<never> {
  return Promise.reject(new Error("an earlier position cannot be changed"));
}
