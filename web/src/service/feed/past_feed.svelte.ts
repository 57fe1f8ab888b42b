import type { ChatLine, Outline, Presence, Reason, SeenEntry, TableInfo } from "../../wire/service";
import { get } from "../http/http";
import { PastPositions } from "./past_positions";
import type { ConnectionState } from "../connection/reconnecting_socket";
import type { SeatFeed, SeenPreview, SeenUpdate, UpdateListener, UpdateStep } from "./seat_feed_contract";
import { reuseUnchanged } from "./structural_sharing";
import { UpdateListeners } from "./update_listeners";

const ANIMATED_STEPS = 12; // a jump forward of at most this many entries shows flying pieces

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
  readonly lag = 0;
  readonly outlined = undefined;
  readonly presence: Presence;
  update = $state.raw<SeenUpdate>();
  fresh = $state.raw<SeenEntry[]>([]);
  private readonly listeners = new UpdateListeners();
  private readonly positions: PastPositions;
  private wanted = -1;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    readonly info: TableInfo,
    private readonly all: SeenEntry[],
  ) {
    this.positions = new PastPositions(table, seat, all.at(-1)?.n ?? 0);
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
    const update = await this.positions.at(n, before);
    if (this.wanted !== n) return;
    const isNear = before !== undefined && n > before && n - before <= ANIMATED_STEPS;
    this.fresh = isNear ? this.all.filter((entry) => entry.n > before && entry.n <= n) : [];
    this.update = { ...update, view: reuseUnchanged(this.update?.view, update.view) };
    this.listeners.tell({ update: this.update, fresh: this.fresh, steps: this.stepsTo(n), isRewound: false });
  }

  /** Fetch a position that is likely to be shown next. */
  prefetch(n: number): void {
    this.positions.at(n, this.update?.n).catch(() => undefined); // if it is shown, the failure is too
  }

  private stepsTo(n: number): UpdateStep[] {
    const [first] = this.fresh;
    const between = first ? this.positions.between(first.n - 1, n) : [];
    return between.map(({ n: at, view }) => ({ n: at, entry: this.fresh.find((entry) => entry.n === at), view }));
  }

  outline(): Promise<Outline> {
    const seat = this.seat === null ? "" : `?seat=${this.seat}`;
    return get<Outline>(`/api/tables/${this.table}/positions/${this.n}/outline${seat}`);
  }

  /** Past positions are outlined on request only. */
  wantOutline(): void {}

  onUpdate(listener: UpdateListener): () => void {
    return this.listeners.add(listener);
  }

  close(): void {
    this.positions.clear();
  }

  act(): Promise<void> {
    return rejectPast();
  }

  undo(): Promise<void> {
    return rejectPast();
  }

  preview(): Promise<SeenPreview> {
    return rejectPast();
  }

  finals(): Promise<string[]> {
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
