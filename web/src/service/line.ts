import type { FromServer } from "../wire/service";
import { signedOut } from "./http";

export const PROTOCOL = 2;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const REFUSED = 4000;

export type LineState = "connecting" | "live" | "down" | "refused" | "outdated";

export interface Listener {
  /** The address to connect to, asked anew each time: it holds the last number. */
  path: () => string;
  onMessage: (message: FromServer) => void;
  onState: (state: LineState) => void;
}

/** A WebSocket that comes back by itself: backs off, notices silence, obeys "bye" and "reload". */
export class Line {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private heartbeat = 20;
  private isClosed = false;
  private lastWords = "";

  constructor(private readonly listener: Listener) {
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
    this.connect();
  }

  /** Whether it could be sent now; what was not is sent by its owner when the line is back. */
  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.socket?.close();
  }

  private readonly retry = (): void => {
    if (this.isClosed || document.hidden || this.socket) return;
    this.wait = FIRST_WAIT;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.listener.onState("connecting");
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${this.listener.path()}`);
    this.socket = socket;
    this.listen();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.dropped(event.code);
    };
  }

  private receive(message: FromServer): void {
    this.listen();
    if (message.type === "hello") {
      this.heartbeat = message.heartbeat;
      this.wait = FIRST_WAIT;
      this.listener.onState("live");
    }
    if (message.type === "no" && !message.id) this.lastWords = message.problem.words;
    if (message.type === "beat") this.send({ type: "beat" });
    if (message.type === "bye") this.wait = message.wait * 1000;
    this.listener.onMessage(message);
  }

  /** A line that says nothing for two heartbeats is down, whatever the browser thinks. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.socket?.close();
      this.dropped(0);
    }, this.heartbeat * 2500);
  }

  private dropped(code: number): void {
    clearTimeout(this.silence);
    this.socket = undefined;
    if (this.isClosed) return;
    if (code === REFUSED + 426) return this.listener.onState("outdated");
    const isForNow = code === REFUSED + 503 || code === REFUSED + 429;
    if (code === REFUSED + 401) signedOut(this.lastWords);
    if (code > REFUSED && !isForNow) return this.listener.onState("refused");
    this.listener.onState("down");
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
