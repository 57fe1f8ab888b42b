import type { FromServer } from "../../wire/service";
import { Backoff, spreadWait } from "../http/backoff";
import { signedOut } from "../http/http";
import { ConnectionProbe } from "./connection_probe";
import { reloadForNewClient } from "../http/reload_for_new_client";
import { WakeWatcher } from "./wake_watcher";

export const PROTOCOL = 3;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const REFUSED = 4000;
const OUTDATED = REFUSED + 426;

export type ConnectionState = "connecting" | "live" | "down" | "refused" | "outdated";

export interface SocketHandlers {
  /** The path to connect to. Called before each attempt, because it contains the number of the last update received. */
  path: () => string;
  onMessage: (message: FromServer) => void;
  onState: (state: ConnectionState) => void;
  /** The line has proved alive; a message took `lag` milliseconds there and back. */
  onPong?: (lag: number) => void;
}

/**
 * A WebSocket that reconnects by itself, with growing waits: when it is closed, when the line is silent although it was
 * asked for a sign of life, and when the page wakes up. It obeys "bye" and "reload".
 */
export class ReconnectingSocket {
  private socket: WebSocket | undefined;
  private isLive = false;
  private isClosed = false;
  private isOver = false; // refused or outdated: there is nothing to reconnect to
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastRefusal = "";
  private askedWait: number | undefined; // by "bye"
  private readonly backoff = new Backoff(FIRST_WAIT, LONGEST_WAIT);
  private readonly wakes = new WakeWatcher(() => this.woken());
  private readonly line = new ConnectionProbe({
    send: (message) => this.send(message),
    onDead: () => this.reconnect(),
    onPong: (lag) => this.handlers.onPong?.(lag),
  });

  constructor(private readonly handlers: SocketHandlers) {
    this.connect();
  }

  /** Returns whether the message could be sent now. If not, the caller sends it again once the connection is back. */
  send(message: object): boolean {
    if (!this.isLive || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Ask for a sign of life now. */
  probe(): void {
    if (this.isLive) this.line.probe();
  }

  /** Give up the present connection, whatever the browser thinks of it, and make another one at once. */
  reconnect(): void {
    this.drop();
    if (!this.isClosed) this.connect();
  }

  close(): void {
    this.isClosed = true;
    this.wakes.close();
    clearTimeout(this.timer);
    this.drop();
  }

  private woken(): void {
    if (this.isClosed || this.isOver) return;
    if (this.socket) return this.probe();
    this.backoff.reset();
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.askedWait = undefined;
    this.handlers.onState("connecting");
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${this.handlers.path()}`);
    this.socket = socket;
    this.line.begin();
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.dropped(event.code);
    };
  }

  /** Let go of the socket, so that nothing it still does is noticed. */
  private drop(): void {
    this.line.stop();
    this.isLive = false;
    const socket = this.socket;
    this.socket = undefined;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private receive(message: FromServer): void {
    this.line.heard(message);
    if (message.type === "hello") {
      this.backoff.reset();
      this.isLive = true;
      this.handlers.onState("live");
    }
    if (message.type === "no" && !message.id) this.lastRefusal = message.problem.words;
    if (message.type === "beat") this.send({ type: "beat" });
    if (message.type === "bye") this.askedWait = spreadWait(message.wait * 1000);
    if (message.type === "reload") this.outdated();
    else this.handlers.onMessage(message);
  }

  private dropped(code: number): void {
    this.drop();
    if (code === OUTDATED) return this.outdated();
    const isTemporary = code === REFUSED + 503 || code === REFUSED + 429;
    if (code === REFUSED + 401) signedOut(this.lastRefusal);
    if (code > REFUSED && !isTemporary) return this.end("refused");
    this.handlers.onState("down");
    this.timer = setTimeout(() => this.connect(), this.askedWait ?? this.backoff.next());
  }

  /** The service has a newer client: load it, unless that did not help a moment ago. */
  private outdated(): void {
    this.drop();
    this.end("outdated");
    reloadForNewClient();
  }

  private end(state: "refused" | "outdated"): void {
    this.isOver = true;
    this.handlers.onState(state);
  }
}
