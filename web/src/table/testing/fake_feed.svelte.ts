import type { ConnectionState } from "../../service/connection/reconnecting_socket";
import type {
  FeedUpdate,
  SeatFeed,
  SeenPreview,
  SeenUpdate,
  UpdateListener,
} from "../../service/feed/seat_feed_contract";
import { UpdateListeners } from "../../service/feed/update_listeners";
import type { SeatWish } from "../../service/ask_table";
import type {
  ChatLine,
  ClockInfo,
  Outline,
  Presence,
  ProblemBody,
  Reason,
  SeenEntry,
  TableInfo,
  WireAction,
  WireDecision,
} from "../../wire/service";

/** An answer at some places of a board. */
export const action = (text: string, ...places: string[]): WireAction => ({
  text,
  kind: text,
  label: { key: text },
  places,
});

export const question = (actions: WireAction[], rest: Partial<WireDecision> = {}): WireDecision => ({
  actions,
  default: "",
  kind: "pick-one",
  prompt: { key: "web-your-turn" },
  sealed: false,
  ...rest,
});

export const updateOf = (rest: Partial<SeenUpdate> = {}): SeenUpdate => ({
  asked: [1],
  can_undo: false,
  chosen: [],
  decision: null,
  entries: [],
  n: 1,
  outcome: null,
  posed: 1,
  scores: null,
  view: {},
  ...rest,
});

/** A feed for tests: seat 1 of a live table that is waiting for it. A test sets what comes from the service. */
export class FakeFeed implements SeatFeed {
  readonly table = "a-x";
  readonly seat = 1;
  readonly clock: ClockInfo | null = null;
  readonly clockAt = 0;
  readonly presence: Presence | undefined = undefined;
  readonly chatLines: ChatLine[] = [];
  readonly problem: ProblemBody | undefined = undefined;
  isLive = $state(true);
  state = $state<ConnectionState>("live");
  info = $state.raw<TableInfo>();
  update = $state.raw<SeenUpdate>();
  outlined = $state.raw<Outline>();
  lag = $state(0);
  asked = $state.raw<number[]>([1]);
  chosen = $state.raw<number[]>([]);
  entries = $state.raw<SeenEntry[]>([]);
  fresh = $state.raw<SeenEntry[]>([]);
  sending = $state(0);
  /** What was sent, in order. */
  readonly acts: { actions: string[]; after: number | null }[] = [];
  readonly messages: SeatWish[] = [];
  undone = 0;
  private readonly listeners = new UpdateListeners();

  /** The service's answers; a test replaces them. */
  answers = {
    act: (): Promise<void> => Promise.resolve(),
    preview: (): Promise<SeenPreview> => Promise.resolve({ decision: null, done: 1, is_final: false, view: {} }),
    finals: (): Promise<string[]> => Promise.resolve([]),
    why: (): Promise<Reason[]> => Promise.resolve([]),
    outline: (): Promise<Outline> => Promise.resolve({ place: "table", label: { key: "table" } }),
  };

  onUpdate(listener: UpdateListener): () => void {
    return this.listeners.add(listener);
  }

  wantOutline(): void {
    this.outlined ??= { place: "table", label: { key: "table" } };
  }

  /** Deliver an update. */
  deliver(update: SeenUpdate, change: Partial<FeedUpdate> = {}): void {
    this.update = update;
    this.asked = update.asked;
    this.chosen = update.chosen;
    this.fresh = change.fresh ?? [];
    this.entries = [...this.entries, ...this.fresh];
    this.listeners.tell({ update, fresh: this.fresh, steps: [], isRewound: false, ...change });
  }

  act(actions: string[], after: number | null): Promise<void> {
    this.acts.push({ actions, after });
    return this.answers.act();
  }

  undo(): Promise<void> {
    this.undone += 1;
    return Promise.resolve();
  }

  preview(): Promise<SeenPreview> {
    return this.answers.preview();
  }

  finals(): Promise<string[]> {
    return this.answers.finals();
  }

  why(): Promise<Reason[]> {
    return this.answers.why();
  }

  say(): Promise<void> {
    return Promise.resolve();
  }

  tell(message: SeatWish): Promise<void> {
    this.messages.push(message);
    return Promise.resolve();
  }

  outline(): Promise<Outline> {
    return this.answers.outline();
  }

  close(): void {
    this.state = "down";
  }
}

/** A feed whose table is as described. */
export function fakeFeed({
  info = {},
  update,
}: { info?: Partial<TableInfo>; update?: Partial<SeenUpdate> } = {}): FakeFeed {
  const feed = new FakeFeed();
  const seats = ["Ada", "Bea"].map((name) => ({ name, kind: "person" }) as TableInfo["seats"][number]);
  feed.info = {
    id: "a-x",
    game: "demo",
    edition: "rulebook",
    status: "running",
    offers: [],
    seats,
    ...info,
  } as TableInfo;
  if (update) feed.deliver(updateOf(update));
  return feed;
}
