import type {
  ChatLine,
  ClockInfo,
  FromServer,
  Outline,
  Preview,
  Presence,
  ProblemBody,
  Reason,
  SeenEntry,
  TableInfo,
  Update,
} from "../wire/service";
import { ApiError, post } from "./http";
import { randomId } from "./random_id";
import { PROTOCOL, ReconnectingSocket, type ConnectionState } from "./reconnecting_socket";
import type { SeatFeed } from "./seat_feed";
import { reuseUnchanged } from "./structural_sharing";

interface PendingRequest {
  message: { id: string };
  settle: (answer: FromServer) => void;
  fail: (error: ApiError) => void;
}

/**
 * The live connection to a table for one seat (null for a spectator). After a lost connection it resumes from the last
 * update received and sends every unanswered request again.
 */
export class LiveFeed implements SeatFeed {
  readonly isLive = true;
  state = $state<ConnectionState>("connecting");
  info = $state.raw<TableInfo>();
  update = $state.raw<Update>();
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

  private n = 0;
  private mark = "";
  private readonly pending = new Map<string, PendingRequest>();
  private readonly socket: ReconnectingSocket;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly language: () => string,
  ) {
    this.socket = new ReconnectingSocket({
      path: () => this.path(),
      onMessage: (message) => this.receive(message),
      onState: (state) => this.change(state),
    });
  }

  close(): void {
    this.socket.close();
  }

  /** Send one command; resolves once the service has stored it. */
  async act(actions: string[], after: number | null): Promise<void> {
    await this.ask({ type: "do", actions, after });
  }

  async undo(): Promise<void> {
    await this.ask({ type: "undo", after: this.n });
  }

  async preview(actions: string[]): Promise<Preview> {
    const answer = await this.ask({ type: "preview", actions });
    if (answer.type !== "preview") throw new Error("the service answered something else");
    return answer.preview;
  }

  async why(asked: string): Promise<Reason[]> {
    const answer = await this.ask({ type: "why", asked });
    return answer.type === "why" ? answer.reasons : [];
  }

  async say(text: string): Promise<void> {
    await this.ask({ type: "chat", text });
  }

  /** Send a message that needs no result: resign, an offer, consent and the like. */
  async tell(message: { type: string } & Record<string, unknown>): Promise<void> {
    await this.ask(message);
  }

  outline(actions: string[]): Promise<Outline> {
    return post<Outline>(`/api/tables/${this.table}/outline`, { seat: this.seat, actions });
  }

  private path(): string {
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    return `/api/tables/${this.table}/stream?v=${PROTOCOL}&since=${this.n}&mark=${this.mark}${seat}&lang=${this.language()}`;
  }

  private ask(message: { type: string } & Record<string, unknown>): Promise<FromServer> {
    const request = { ...message, id: randomId() };
    return new Promise((settle, fail) => {
      this.pending.set(request.id, { message: request, settle, fail });
      this.sending = this.pending.size;
      this.socket.send(request);
    });
  }

  private change(state: ConnectionState): void {
    this.state = state;
    if (state !== "live") return;
    for (const one of this.pending.values()) this.socket.send(one.message);
  }

  private settle(id: string): PendingRequest | undefined {
    const found = this.pending.get(id);
    this.pending.delete(id);
    this.sending = this.pending.size;
    return found;
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "hello":
        this.takeInfo(message.table ?? this.info);
        break;
      case "update":
        this.take(message.update, message.clock, message.since ?? this.n);
        this.mark = message.mark ?? "";
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
      case "done":
      case "preview":
      case "why":
        this.settle(message.id)?.settle(message);
        break;
      case "no":
        this.refused(message.id, message.problem);
        break;
    }
  }

  private refused(id: string, problem: ProblemBody): void {
    const request = this.settle(id);
    if (request) request.fail(new ApiError(422, problem));
    else this.problem = problem;
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
    this.asked = this.chosen = [];
  }

  private take(update: Update, clock: ClockInfo | null, since: number): void {
    const isRewound = since < this.n;
    this.forgetAfter(since);
    const isLater = update.entries.length === 0 || (update.entries[0]?.n ?? 0) > this.n;
    this.fresh = isRewound ? [] : update.entries.filter((entry) => entry.n > this.n);
    this.entries = isLater ? [...this.entries, ...update.entries] : update.entries;
    this.n = update.n;
    this.update = { ...update, view: reuseUnchanged(this.update?.view, update.view) };
    this.asked = update.asked;
    this.chosen = update.chosen;
    this.takeClock(clock);
  }

  private takeClock(clock: ClockInfo | null): void {
    this.clock = clock;
    this.clockAt = Date.now();
  }
}
