import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, get, onSignedOut, post } from "./http";
import { failingRequests } from "./failing_requests.svelte";

type Answer = () => Promise<Response>;
const ok: Answer = () => Promise.resolve(Response.json({ a: 1 }));
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  () =>
    Promise.resolve(new Response("{}", { status: code, headers }));
const broken: Answer = () => Promise.reject(new TypeError("failed to fetch"));
const silent = (signal: AbortSignal): Promise<Response> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(new DOMException("", "AbortError"))));

let answers: Answer[];
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    asked += 1;
    return answers.shift()?.() ?? silent(signal);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The result of a request, once `ms` have passed. */
async function after<T>(ms: number, request: Promise<T>): Promise<T | unknown> {
  const settled = request.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(ms);
  return settled;
}

test("a request that fails on the way is sent again", async () => {
  answers = [broken, status(502), status(503), ok];
  expect(await after(10_000, get("/a"))).toEqual({ a: 1 });
  expect(asked).toBe(4);
});

test("a refusal is final", async () => {
  answers = [status(404), ok];
  expect(await after(10_000, get("/a"))).toMatchObject({ status: 404 });
  expect(asked).toBe(1);
});

test("an attempt that is never answered is given up after its time limit, and made again", async () => {
  answers = [];
  const request = get("/a");
  await vi.advanceTimersByTimeAsync(14_900);
  expect(asked).toBe(1);
  answers = [ok];
  expect(await after(1000, request)).toEqual({ a: 1 });
});

test("what may not be repeated is sent once, unless the service says when to come again", async () => {
  answers = [broken, ok];
  expect(await after(10_000, post("/a", {}))).toMatchObject({ status: 0 });
  expect(asked).toBe(1);
  answers = [status(429, { "retry-after": "2" }), ok];
  const second = post("/a", {});
  await vi.advanceTimersByTimeAsync(1900);
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(await second).toEqual({ a: 1 });
});

test("the person is told from the second failure until it is over", async () => {
  answers = [broken, broken, ok];
  const request = get("/a");
  await vi.advanceTimersByTimeAsync(0);
  expect(failingRequests.isTrying).toBe(false);
  await vi.advanceTimersByTimeAsync(401);
  expect(failingRequests.isTrying).toBe(true);
  await vi.advanceTimersByTimeAsync(801);
  await request;
  expect(failingRequests.isTrying).toBe(false);
});

test("it gives up after several tries", async () => {
  answers = Array.from({ length: 20 }, () => broken);
  const error = await after(60_000, get("/a"));
  expect(error instanceof ApiError && error.isOffline).toBe(true);
  expect(asked).toBe(6);
  expect(failingRequests.isTrying).toBe(false);
});

test("an aborted request is not sent again", async () => {
  answers = [broken, ok];
  const controller = new AbortController();
  const request = get("/a", { signal: controller.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  expect(await request).toMatchObject({ name: "AbortError" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(1);
});

test("somebody the service no longer knows is signed out", async () => {
  const said = vi.fn();
  onSignedOut(said);
  answers = [status(401)];
  await after(0, get("/a"));
  expect(said).toHaveBeenCalledOnce();
});
