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
import { newId, post, Told } from "./http";
import { Line, PROTOCOL, type LineState } from "./line";
import type { SeatFeed } from "./seat_feed";
import { share } from "./share";

interface Waiting {
  message: { id: string };
  settle: (answer: FromServer) => void;
  fail: (error: Told) => void;
}

/** One seat (null: a watcher) of a table, live: resumes from its number and repeats what was not answered. */
export class Feed implements SeatFeed {
  readonly isLive = true;
  state = $state<LineState>("connecting");
  info = $state.raw<TableInfo>();
  update = $state.raw<Update>();
  clock = $state.raw<ClockInfo | null>(null);
  clockAt = $state(0);
  presence = $state.raw<Presence>();
  asked = $state.raw<number[]>([]);
  chosen = $state.raw<number[]>([]);
  entries = $state.raw<SeenEntry[]>([]);
  fresh = $state.raw<SeenEntry[]>([]);
  lines = $state.raw<ChatLine[]>([]);
  problem = $state.raw<ProblemBody>();
  sending = $state(0);

  private n = 0;
  private mark = "";
  private readonly waiting = new Map<string, Waiting>();
  private readonly line: Line;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly language: () => string,
  ) {
    this.line = new Line({
      path: () => this.path(),
      onMessage: (message) => this.receive(message),
      onState: (state) => this.change(state),
    });
  }

  close(): void {
    this.line.close();
  }

  /** One command; settled when it is durable. */
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

  /** Resign, offers, consent and the like. */
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
    const whole = { ...message, id: newId() };
    return new Promise((settle, fail) => {
      this.waiting.set(whole.id, { message: whole, settle, fail });
      this.sending = this.waiting.size;
      this.line.send(whole);
    });
  }

  private change(state: LineState): void {
    this.state = state;
    if (state !== "live") return;
    for (const one of this.waiting.values()) this.line.send(one.message);
  }

  private settle(id: string): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    this.sending = this.waiting.size;
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
        this.lines = [...this.lines, ...message.lines];
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
    const waiting = this.settle(id);
    if (waiting) waiting.fail(new Told(422, problem));
    else this.problem = problem;
  }

  private takeInfo(info: TableInfo | undefined): void {
    this.info = info;
    if (info?.status === "open" && this.update) this.forgetGame();
  }

  /** What came after a number never was: a database has lost it. */
  private forgetAfter(n: number): void {
    if (n >= this.n) return;
    this.n = n;
    this.entries = this.entries.filter((entry) => entry.n <= n);
  }

  /** The game has not begun, whatever was told before. */
  private forgetGame(): void {
    this.forgetAfter(0);
    this.mark = "";
    this.update = undefined;
    this.asked = this.chosen = [];
  }

  private take(update: Update, clock: ClockInfo | null, since: number): void {
    const isAnew = since < this.n;
    this.forgetAfter(since);
    const isLater = update.entries.length === 0 || (update.entries[0]?.n ?? 0) > this.n;
    this.fresh = isAnew ? [] : update.entries.filter((entry) => entry.n > this.n);
    this.entries = isLater ? [...this.entries, ...update.entries] : update.entries;
    this.n = update.n;
    this.update = { ...update, view: share(this.update?.view, update.view) };
    this.asked = update.asked;
    this.chosen = update.chosen;
    this.takeClock(clock);
  }

  private takeClock(clock: ClockInfo | null): void {
    this.clock = clock;
    this.clockAt = Date.now();
  }
}
