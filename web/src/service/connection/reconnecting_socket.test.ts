import { beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, fakePage, type FakePage } from "./fake_socket";
import { ReconnectingSocket, type ConnectionState } from "./reconnecting_socket";
import { tabStorage } from "../storage";

let page: FakePage;
let states: ConnectionState[];
let lags: number[];

beforeEach(() => {
  page = fakePage();
  states = [];
  lags = [];
  tabStorage.remove("kingscourt-reloaded-at");
});

function connect(): ReconnectingSocket {
  return new ReconnectingSocket({
    path: () => "/stream",
    onMessage: () => undefined,
    onState: (state) => states.push(state),
    onPong: (lag) => lags.push(lag),
  });
}

/** A connection that has said hello. */
function live(): ReconnectingSocket {
  const socket = connect();
  FakeSocket.last.hello();
  return socket;
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test("a visible page pings after 7 s of silence and gives the line up after 3 more", async () => {
  live();
  await pass(6900);
  expect(FakeSocket.last.sentOf("ping")).toHaveLength(0);
  await pass(200);
  expect(FakeSocket.last.sentOf("ping")).toHaveLength(1);
  await pass(2800);
  expect(FakeSocket.all).toHaveLength(1);
  await pass(200);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.open).toEqual([FakeSocket.last]);
});

test("any message proves the line alive", async () => {
  live();
  await pass(7100);
  FakeSocket.last.say({ type: "beat" });
  await pass(5000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("an answered ping tells the lag, and the next one comes after the next silence", async () => {
  live();
  await pass(7000);
  await pass(400);
  FakeSocket.last.pong();
  expect(lags).toEqual([400]);
  await pass(7000);
  expect(FakeSocket.last.sentOf("ping")).toHaveLength(2);
});

test("on a slow line it waits longer before giving up", async () => {
  live();
  await pass(7000);
  await pass(2000);
  FakeSocket.last.pong();
  await pass(7000 + 5900);
  expect(FakeSocket.all).toHaveLength(1);
  await pass(200);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a hidden page relies on the heartbeat and is probed when it is shown", async () => {
  page.hidden = true;
  live();
  await pass(45_000);
  expect(FakeSocket.last.sentOf("ping")).toHaveLength(0);
  page.hidden = false;
  page.fire("visibilitychange");
  expect(FakeSocket.last.sentOf("ping")).toHaveLength(1);
  await pass(3100);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a page back from the browser's cache, or online again, probes at once", () => {
  live();
  page.fire("pageshow");
  expect(FakeSocket.last.sentOf("ping")).toHaveLength(1);
  FakeSocket.last.pong();
  page.fire("online");
  expect(FakeSocket.last.sentOf("ping")).toHaveLength(2);
});

test("a suspended page is noticed by the gap in its clock", async () => {
  live();
  await pass(1900);
  vi.setSystemTime(Date.now() + 60_000);
  await pass(200);
  expect(FakeSocket.last.sentOf("ping")).toHaveLength(1);
});

test("a connection that does not come about is given up", async () => {
  connect();
  await pass(10_100);
  expect(FakeSocket.open).toHaveLength(1);
  expect(FakeSocket.all).toHaveLength(2);
});

test("waits between attempts grow to 10 s at most, and are spread", async () => {
  vi.spyOn(Math, "random").mockReturnValue(1);
  connect();
  const gaps: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const count = FakeSocket.all.length;
    FakeSocket.last.drop();
    let waited = 0;
    for (; FakeSocket.all.length === count; waited += 100) await pass(100);
    gaps.push(waited);
  }
  expect(gaps).toEqual([300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]);
  vi.mocked(Math.random).mockReturnValue(0);
  FakeSocket.last.drop();
  await pass(5100);
  expect(FakeSocket.all).toHaveLength(10);
});

test("a service that says bye is left alone for as long as it asks, and up to as long again", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  live();
  FakeSocket.last.say({ type: "bye", wait: 2 });
  FakeSocket.last.drop();
  await pass(2900);
  expect(FakeSocket.all).toHaveLength(1);
  await pass(200);
  expect(FakeSocket.all).toHaveLength(2);
});

test("after close nothing is heard, sent or opened any more", async () => {
  const socket = live();
  const old = FakeSocket.last;
  socket.close();
  const count = states.length;
  old.hello();
  old.drop();
  page.fire("online");
  await pass(120_000);
  expect(socket.send({ type: "x" })).toBe(false);
  expect(states).toHaveLength(count);
  expect(FakeSocket.all).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("a socket that was given up never calls back", async () => {
  live();
  const old = FakeSocket.last;
  await pass(10_100);
  states = [];
  old.hello();
  old.drop();
  expect(states).toEqual([]);
});

test("a newer client is loaded, and only once", () => {
  connect();
  FakeSocket.last.say({ type: "reload", protocol: 4 });
  expect(states.at(-1)).toBe("outdated");
  expect(page.reload).toHaveBeenCalledOnce();
  connect();
  FakeSocket.last.drop(4426);
  expect(page.reload).toHaveBeenCalledOnce();
});

test("a refused stream is not tried again, a busy service is", async () => {
  connect();
  FakeSocket.last.drop(4403);
  page.fire("online");
  await pass(60_000);
  expect([states.at(-1), FakeSocket.all.length]).toEqual(["refused", 1]);
  connect();
  FakeSocket.last.drop(4503);
  await pass(500);
  expect(FakeSocket.all).toHaveLength(3);
});
