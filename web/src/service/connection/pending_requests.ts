import type { FromServer, ProblemBody } from "../../wire/service";
import { ApiError } from "../http/http";
import { monotoneNow } from "../clock";
import { randomId } from "../random_id";
import type { SeatWish } from "../ask_table";

const PATIENCE = 2000; // then the line is probed, and the message sent again as soon as it proves alive
const LONGEST_PATIENCE = 16_000;

interface PendingRequest {
  message: { id: string };
  askedAt: number;
  sentAt: number;
  patience: number;
  settle: (answer: FromServer) => void;
  fail: (error: ApiError) => void;
}

export interface RequestHandlers {
  send: (message: object) => void;
  /** Something is unanswered for long: is the line alive? */
  probe: () => void;
  onCount: (count: number) => void;
}

/** The messages that await an answer. Each has an id, so that it counts once, however often it is sent. */
export class PendingRequests {
  private readonly all = new Map<string, PendingRequest>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly handlers: RequestHandlers) {}

  ask(wish: SeatWish): Promise<FromServer> {
    const request = { ...wish, id: randomId() };
    return new Promise((settle, fail) => {
      const now = monotoneNow();
      this.all.set(request.id, { message: request, askedAt: now, sentAt: now, patience: PATIENCE, settle, fail });
      this.counted();
      this.handlers.send(request);
    });
  }

  /** Settle a request; returns how long its answer took, in milliseconds. */
  answered(id: string, answer: FromServer): number | undefined {
    const request = this.take(id);
    request?.settle(answer);
    return request && monotoneNow() - request.askedAt;
  }

  /** Returns whether there was such a request. */
  refused(id: string, problem: ProblemBody): boolean {
    const request = this.take(id);
    request?.fail(new ApiError(422, problem));
    return request !== undefined;
  }

  /** The connection is new: send everything again. */
  resendAll(): void {
    for (const request of this.all.values()) this.resend(request, PATIENCE);
  }

  /** The line is alive: send again what has been unanswered for long. */
  resendOverdue(): void {
    const now = monotoneNow();
    for (const request of this.all.values())
      if (now - request.sentAt >= request.patience)
        this.resend(request, Math.min(2 * request.patience, LONGEST_PATIENCE));
  }

  close(): void {
    clearTimeout(this.timer);
    this.all.clear();
  }

  private resend(request: PendingRequest, patience: number): void {
    request.sentAt = monotoneNow();
    request.patience = patience;
    this.handlers.send(request.message);
    this.watch();
  }

  private take(id: string): PendingRequest | undefined {
    const found = this.all.get(id);
    this.all.delete(id);
    this.counted();
    return found;
  }

  private counted(): void {
    this.handlers.onCount(this.all.size);
    this.watch();
  }

  private watch(): void {
    clearTimeout(this.timer);
    if (this.all.size === 0) return;
    const due = Math.min(...[...this.all.values()].map((request) => request.sentAt + request.patience));
    const wait = Math.max(due - monotoneNow(), 0);
    this.timer = setTimeout(() => {
      this.handlers.probe();
      this.timer = setTimeout(() => this.watch(), PATIENCE);
    }, wait);
  }
}
