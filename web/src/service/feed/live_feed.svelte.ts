import type {
  ChatLine,
  ClockInfo,
  FromServer,
  Outline,
  PreviewAnswer,
  Presence,
  ProblemBody,
  Pushed,
  Reason,
  SeenEntry,
  TableInfo,
} from "../../wire/service";
import { monotoneNow } from "../clock";
import { PatchError } from "./json_patch";
import { PendingRequests } from "../connection/pending_requests";
import { askTable, type SeatWish } from "../ask_table";
import { PROTOCOL, ReconnectingSocket, type ConnectionState } from "../connection/reconnecting_socket";
import type { SeatFeed, SeenPreview, SeenUpdate, UpdateListener } from "./seat_feed_contract";
import { UpdateListeners } from "./update_listeners";
import { outlineAfter, previewAfter, stepsOf, viewAfter } from "./apply_update_differences";

/**
 * The live connection to a table for one seat (null for a spectator). After a lost connection it resumes from the last
 * update received and sends every unanswered request again.
 */
export class LiveFeed implements SeatFeed {
  readonly isLive = true;
  state = $state<ConnectionState>("connecting");
  info = $state.raw<TableInfo>();
  update = $state.raw<SeenUpdate>();
  /** The position as a tree; only after `wantOutline`. */
  outlined = $state.raw<Outline>();
  clock = $state.raw<ClockInfo | null>(null);
  clockAt = $state(0);
  presence = $state.raw<Presence>();
  asked = $state.raw<number[]>([]);
  chosen = $state.raw<number[]>([]);
  entries = $state.raw<SeenEntry[]>([]);
  fresh = $state.raw<SeenEntry[]>([]);
  chatLines = $state.raw<ChatLine[]>([]);
  problem = $state.raw<ProblemBody>();
  sending = $state(0);
  lag = $state(0);

  private n = 0;
  private mark = "";
  private wantsAll = false; // what was received does not fit together
  private readonly listeners = new UpdateListeners();
  private readonly socket: ReconnectingSocket;
  private readonly requests = new PendingRequests({
    send: (message) => this.socket.send(message),
    probe: () => this.socket.probe(),
    onCount: (count) => (this.sending = count),
  });

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly language: () => string,
    private wantsOutline = false,
  ) {
    this.socket = new ReconnectingSocket({
      path: () => this.path(),
      onMessage: (message) => this.receive(message),
      onState: (state) => this.change(state),
      onPong: (lag) => {
        this.lag = lag;
        this.requests.resendOverdue();
      },
    });
  }

  onUpdate(listener: UpdateListener): () => void {
    return this.listeners.add(listener);
  }

  /** Have `outlined` sent from now on. */
  wantOutline(): void {
    if (this.wantsOutline) return;
    this.wantsOutline = true;
    this.socket.reconnect();
  }

  close(): void {
    this.socket.close();
    this.requests.close();
  }

  /** Send one command; resolves once the service has stored it and its update is shown. */
  async act(actions: string[], after: number | null): Promise<void> {
    const answer = await this.requests.ask({ type: "do", actions, after });
    if (answer.type === "done" && !answer.sealed) await this.listeners.reached(answer.n, () => this.n);
  }

  async undo(): Promise<void> {
    await this.requests.ask({ type: "undo", after: this.n });
  }

  async preview(actions: string[]): Promise<SeenPreview> {
    const answer = await this.requests.ask({ type: "preview", actions });
    if (answer.type !== "preview") throw new Error("the service answered something else");
    return answer.preview as SeenPreview; // made whole when it came, see receive
  }

  async finals(): Promise<string[]> {
    const answer = await this.requests.ask({ type: "finals" });
    return answer.type === "finals" ? answer.actions : [];
  }

  async why(asked: string, like = ""): Promise<Reason[]> {
    const answer = await this.requests.ask({ type: "why", asked, like });
    return answer.type === "why" ? answer.reasons : [];
  }

  async say(text: string): Promise<void> {
    await this.requests.ask({ type: "say", text });
  }

  /** Send a message that needs no result: resign, an offer, consent and the like. */
  async tell(wish: SeatWish): Promise<void> {
    await this.requests.ask(wish);
  }

  async outline(actions: string[]): Promise<Outline> {
    return (await askTable(this.table, this.seat, { type: "outline", actions })).outline;
  }

  private path(): string {
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    const from = this.wantsAll ? "since=0&mark=" : `since=${this.n}&mark=${this.mark}`;
    const outline = this.wantsOutline ? "&outline=1" : "";
    return `/api/tables/${this.table}/stream?v=${PROTOCOL}&${from}${seat}&lang=${this.language()}${outline}`;
  }

  private change(state: ConnectionState): void {
    this.state = state;
    if (state === "live") this.requests.resendAll();
  }

  private receive(message: FromServer): void {
    try {
      this.handle(message);
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      this.wantsAll = true;
      this.socket.reconnect();
    }
  }

  private handle(message: FromServer): void {
    switch (message.type) {
      case "hello":
        this.takeInfo(message.table ?? this.info);
        break;
      case "update":
        this.take(message);
        break;
      case "status":
        this.asked = message.asked;
        this.chosen = message.chosen;
        this.takeClock(message.clock);
        break;
      case "table":
        this.takeInfo(message.table);
        break;
      case "presence":
        this.presence = message;
        break;
      case "chat":
        this.chatLines = [...this.chatLines, ...message.lines];
        break;
      case "preview":
        this.answered(message.id, this.wholePreview(message));
        break;
      case "done":
      case "why":
      case "finals":
        this.answered(message.id, message);
        break;
      case "no":
        if (!this.requests.refused(message.id, message.problem)) this.problem = message.problem;
        break;
    }
  }

  private answered(id: string, answer: FromServer): void {
    const took = this.requests.answered(id, answer);
    if (took !== undefined && answer.type === "done") this.lag = took;
  }

  /** Differences refer to the last update, so they are applied before the next one comes. */
  private wholePreview(answer: PreviewAnswer): FromServer {
    const outline = answer.outline && outlineAfter(this.outlined, answer.outline);
    const preview: SeenPreview = { ...previewAfter(this.update?.view, answer.preview), outline };
    return { ...answer, preview };
  }

  private takeInfo(info: TableInfo | undefined): void {
    this.info = info;
    if (info?.status === "open" && this.update) this.forgetGame();
  }

  /** Drop all entries after number `n`: the database has lost them. */
  private forgetAfter(n: number): void {
    if (n >= this.n) return;
    this.n = n;
    this.entries = this.entries.filter((entry) => entry.n <= n);
  }

  /** The game has not begun, whatever was received before. */
  private forgetGame(): void {
    this.forgetAfter(0);
    this.mark = "";
    this.update = undefined;
    this.outlined = undefined;
    this.asked = this.chosen = [];
  }

  private take(pushed: Pushed): void {
    const { update, since = this.n } = pushed;
    const steps = stepsOf(this.update?.view, pushed);
    const view = viewAfter(this.update?.view, update.view, steps);
    if (pushed.outline) this.outlined = outlineAfter(this.outlined, pushed.outline);
    this.wantsAll = false;
    const isRewound = since < this.n;
    this.forgetAfter(since);
    const isLater = update.entries.length === 0 || (update.entries[0]?.n ?? 0) > this.n;
    this.fresh = isRewound ? [] : update.entries.filter((entry) => entry.n > this.n);
    this.entries = isLater ? [...this.entries, ...update.entries] : update.entries;
    this.n = update.n;
    this.mark = pushed.mark ?? "";
    this.update = { ...update, view };
    this.asked = update.asked;
    this.chosen = update.chosen;
    this.takeClock(pushed.clock);
    this.listeners.tell({ update: this.update, fresh: this.fresh, steps, isRewound });
  }

  private takeClock(clock: ClockInfo | null): void {
    this.clock = clock;
    this.clockAt = monotoneNow();
  }
}
