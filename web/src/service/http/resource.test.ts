import { beforeEach, expect, test, vi } from "vitest";
import { FetchCache } from "./fetch_cache";
import { Resource } from "./resource.svelte";

let online: () => void;

beforeEach(() => {
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => (online = listener));
  vi.stubGlobal("removeEventListener", () => undefined);
});

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("a resource is loading, then ready", async () => {
  const resource = new Resource(() => Promise.resolve(7));
  expect(resource.state).toBe("loading");
  await soon();
  expect([resource.state, resource.value]).toEqual(["ready", 7]);
});

test("a failure can be tried again, by the person or when the browser is online again", async () => {
  const results = [Promise.reject(new Error("a")), Promise.reject(new Error("b")), Promise.resolve(7)];
  for (const result of results) result.catch(() => undefined);
  const resource = new Resource(() => results.shift() ?? Promise.resolve(0));
  await soon();
  expect(resource.error).toEqual(new Error("a"));
  resource.retry();
  expect(resource.state).toBe("loading");
  await soon();
  expect(resource.state).toBe("failed");
  online();
  await soon();
  expect(resource.value).toBe(7);
});

test("what is closed never becomes ready, and learns that nobody waits", async () => {
  let signal: AbortSignal | undefined;
  const resource = new Resource((given) => {
    signal = given;
    return soon();
  });
  await Promise.resolve();
  resource.close();
  await soon();
  await soon();
  expect(resource.state).toBe("loading");
  expect(signal?.aborted).toBe(true);
});

test("a cache fetches once, and forgets what has failed", async () => {
  const cache = new FetchCache<number>();
  const fetch = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue(7);
  await expect(cache.get("a", fetch)).rejects.toThrow("lost");
  expect(await cache.get("a", fetch)).toBe(7);
  expect(await cache.get("a", fetch)).toBe(7);
  expect(fetch).toHaveBeenCalledTimes(2);
});
