// A TCP proxy between a browser and the service: it counts what really crosses the wire, and it can fail as networks do.
import { connect, createServer } from "node:net";

const HEAD_END = "\r\n\r\n";

/** One connection of the browser, with its counterpart at the service. */
class Line {
  isStream = false;
  bytes = { up: 0, down: 0 };
  isFrozen = { up: false, down: false };
  #due = { up: 0, down: 0 };
  #head = "";

  constructor(proxy, browser, service) {
    Object.assign(this, { proxy, browser, service });
    this.#carry("up", browser, service);
    this.#carry("down", service, browser);
    browser.on("close", () => this.#end("up", service));
    service.on("close", () => this.#end("down", browser));
    for (const socket of [browser, service]) {
      socket.setNoDelay(true);
      socket.on("error", () => socket.destroy());
    }
  }

  #carry(way, from, to) {
    from.on("data", (chunk) => {
      if (way === "up") this.#recognise(chunk);
      this.bytes[way] += chunk.length;
      this.proxy.count(this, way, chunk.length);
      if (this.isFrozen[way]) return; // lost on the way; nobody is told
      this.#later(way, () => !this.isFrozen[way] && to.writable && to.write(chunk));
    });
  }

  /** Deliver after the proxy's delay, and never before what came earlier. */
  #later(way, deliver) {
    const now = performance.now();
    this.#due[way] = Math.max(this.#due[way], now + this.proxy.delay);
    const wait = this.#due[way] - now;
    if (wait <= 0) deliver();
    else setTimeout(deliver, wait);
  }

  #end(way, other) {
    if (this.isFrozen[way]) return; // of a half-open line nobody hears the end
    this.#later(way, () => other.end());
  }

  #recognise(chunk) {
    if (this.isStream || this.#head.includes(HEAD_END)) return;
    this.#head += chunk.toString("latin1");
    this.isStream = /^upgrade: websocket\r$/im.test(this.#head);
  }

  freeze(ways) {
    for (const way of ways) this.isFrozen[way] = true;
  }

  drop() {
    for (const socket of [this.browser, this.service]) socket.destroy();
  }
}

export class FaultProxy {
  /** Milliseconds by which everything is late, each way. */
  delay = 0;
  /** Bytes since the last `reset`, of WebSockets and of all other requests. */
  bytes = emptyCounts();
  /** While set, new connections are accepted and nothing crosses them. */
  isBlackHole = false;
  #lines = new Set();
  #server = createServer((browser) => this.#accept(browser));

  static async start(target) {
    const proxy = new FaultProxy();
    proxy.target = new URL(target);
    await new Promise((resolve) => proxy.#server.listen(0, "127.0.0.1", resolve));
    proxy.url = `http://127.0.0.1:${proxy.#server.address().port}`;
    return proxy;
  }

  /** The connections that are open now. */
  get streams() {
    return [...this.#lines].filter((line) => line.isStream);
  }

  #accept(browser) {
    const service = connect(Number(this.target.port), this.target.hostname);
    const line = new Line(this, browser, service);
    if (this.isBlackHole) line.freeze(["up", "down"]);
    this.#lines.add(line);
    const forget = () => browser.destroyed && service.destroyed && this.#lines.delete(line);
    for (const socket of [browser, service]) socket.on("close", forget);
  }

  count(line, way, bytes) {
    this.bytes[line.isStream ? "stream" : "requests"][way] += bytes;
  }

  reset() {
    this.bytes = emptyCounts();
  }

  /** Send later connections to another address. */
  pointTo(target) {
    this.target = new URL(target);
  }

  /** Let all open WebSockets hang: nothing crosses them any more and no end is told. */
  freezeStreams(ways = ["up", "down"]) {
    for (const line of this.streams) line.freeze(ways);
  }

  dropStreams() {
    for (const line of this.streams) line.drop();
  }

  dropAll() {
    for (const line of this.#lines) line.drop();
  }

  async close() {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.dropAll();
    await closed;
  }
}

function emptyCounts() {
  return { stream: { up: 0, down: 0 }, requests: { up: 0, down: 0 } };
}
