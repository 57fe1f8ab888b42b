import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ChunkError, loadChunk } from "./load_chunk";
import { reloadForNewClient, type Page } from "./reload_for_new_client";
import { tabStorage } from "../storage";

const gone = (): Promise<never> => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
let reload: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  reload = vi.fn();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("performance", { now: () => 0, getEntriesByType: () => [] });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
  tabStorage.remove("kingscourt-reloaded-at");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a chunk that was lost on the way is loaded again", async () => {
  const load = vi
    .fn(gone as () => Promise<number>)
    .mockImplementationOnce(gone)
    .mockResolvedValueOnce(7);
  const loaded = loadChunk(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await loaded).toBe(7);
  expect(reload).not.toHaveBeenCalled();
});

test("a chunk that is gone although the service answers loads the new client, once", async () => {
  const settled = vi.fn();
  loadChunk(gone).then(settled, settled);
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).toHaveBeenCalledOnce();
  expect(settled).not.toHaveBeenCalled();
  const failed = loadChunk(gone).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(await failed).toBeInstanceOf(ChunkError);
  expect(reload).toHaveBeenCalledOnce();
});

test("without a service nothing is reloaded", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const failed = loadChunk(gone).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toBeInstanceOf(ChunkError);
  expect(reload).not.toHaveBeenCalled();
});

test("with storage blocked, a page that was reloaded is not reloaded again", () => {
  const page = (wasReloaded: boolean): Page => ({ reload, wasReloaded: () => wasReloaded, now: () => 1e9 });
  expect(reloadForNewClient(page(true))).toBe(false);
  tabStorage.remove("kingscourt-reloaded-at");
  expect(reloadForNewClient(page(false))).toBe(true);
});

test("after a while the client may be loaded anew again", () => {
  let now = 1e9;
  const page: Page = { reload, wasReloaded: () => false, now: () => now };
  expect(reloadForNewClient(page)).toBe(true);
  expect(reloadForNewClient(page)).toBe(false);
  now += 61_000;
  expect(reloadForNewClient(page)).toBe(true);
});
