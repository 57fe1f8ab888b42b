import type { FromServer } from "../wire/service";
import { signedOut } from "./http";

export const PROTOCOL = 2;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const REFUSED = 4000;

export type ConnectionState = "connecting" | "live" | "down" | "refused" | "outdated";

export interface SocketHandlers {
  /** The path to connect to. Called before each attempt, because it contains the number of the last update received. */
  path: () => string;
  onMessage: (message: FromServer) => void;
  onState: (state: ConnectionState) => void;
}

/** A WebSocket that reconnects by itself: it backs off, notices missing heartbeats, and obeys "bye" and "reload". */
export class ReconnectingSocket {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private heartbeat = 20;
  private isClosed = false;
  private lastRefusal = "";

  constructor(private readonly handlers: SocketHandlers) {
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
    this.connect();
  }

  /** Returns whether the message could be sent now. If not, the caller sends it again once the connection is back. */
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
    this.handlers.onState("connecting");
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${this.handlers.path()}`);
    this.socket = socket;
    this.watchForSilence();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.dropped(event.code);
    };
  }

  private receive(message: FromServer): void {
    this.watchForSilence();
    if (message.type === "hello") {
      this.heartbeat = message.heartbeat;
      this.wait = FIRST_WAIT;
      this.handlers.onState("live");
    }
    if (message.type === "no" && !message.id) this.lastRefusal = message.problem.words;
    if (message.type === "beat") this.send({ type: "beat" });
    if (message.type === "bye") this.wait = message.wait * 1000;
    this.handlers.onMessage(message);
  }

  /** A connection that is silent for more than two heartbeats counts as down, whatever the browser thinks. */
  private watchForSilence(): void {
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
    if (code === REFUSED + 426) return this.handlers.onState("outdated");
    const isTemporary = code === REFUSED + 503 || code === REFUSED + 429;
    if (code === REFUSED + 401) signedOut(this.lastRefusal);
    if (code > REFUSED && !isTemporary) return this.handlers.onState("refused");
    this.handlers.onState("down");
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
