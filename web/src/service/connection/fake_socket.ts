import { vi } from "vitest";

/** A WebSocket for tests, which delivers only what a test makes it deliver. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  isClosed = false;
  readonly sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  static get open(): FakeSocket[] {
    return FakeSocket.all.filter((socket) => !socket.isClosed);
  }

  hello(): void {
    this.say({ type: "hello", protocol: 3, heartbeat: 20, at: 1000 });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Answer the last ping. */
  pong(): void {
    this.say({ type: "pong", id: this.sent.findLast((message) => message.type === "ping")?.id, at: 1000 });
  }

  sentOf(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }

  /** The other side closes the connection. */
  drop(code = 1006): void {
    this.isClosed = true;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }
}

export interface FakePage {
  hidden: boolean;
  /** Let the browser tell of an event: online, pageshow, visibilitychange. */
  fire: (event: string) => void;
  reload: () => void;
}

/** Put a page with fake sockets and timers in the place of the browser's. */
export function fakePage(): FakePage {
  vi.useFakeTimers();
  FakeSocket.all = [];
  const listeners = new Map<string, Set<() => void>>();
  const add = (event: string, listener: () => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
  };
  const remove = (event: string, listener: () => void) => listeners.get(event)?.delete(listener);
  const page = {
    hidden: false,
    fire: (event: string) => listeners.get(event)?.forEach((listener) => listener()),
    reload: vi.fn(),
    addEventListener: add,
    removeEventListener: remove,
  };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("addEventListener", add);
  vi.stubGlobal("removeEventListener", remove);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { origin: "http://here", reload: page.reload });
  return page;
}
