import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyTable } from "./kept_rules";
import { PositionKeeper } from "./position_keeper";
import type { StoredTable } from "./stored_table";

const stored = (table: string, n: number): StoredTable => {
  const empty = emptyTable({ game: "kingsburg", edition: "first" });
  return { ...empty, table, update: { ...empty.update, n } };
};
const save = vi.fn<(stored: StoredTable) => Promise<void>>(() => Promise.resolve());
const remove = vi.fn<(table: string) => Promise<void>>(() => Promise.resolve());
const saved = () => save.mock.calls.map(([{ table, update }]) => `${table}@${String(update.n)}`);

beforeEach(() => {
  vi.useFakeTimers();
  save.mockClear();
  remove.mockClear();
});
afterEach(() => vi.useRealTimers());

test("only the last position of a burst is written", () => {
  const keeper = new PositionKeeper({ save, remove });
  for (let n = 1; n <= 5; n += 1) keeper.keep(stored("a-1", n));
  expect(saved()).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(saved()).toEqual(["a-1@5"]);
});

test("a steady stream of updates is written once a second", () => {
  const keeper = new PositionKeeper({ save, remove });
  for (let n = 1; n <= 30; n += 1) {
    keeper.keep(stored("a-1", n));
    vi.advanceTimersByTime(100);
  }
  expect(save.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(save.mock.calls.length).toBeLessThanOrEqual(3);
});

test("another table, and leaving the page, write at once", () => {
  const keeper = new PositionKeeper({ save, remove });
  keeper.keep(stored("a-1", 1));
  keeper.keep(stored("a-2", 1));
  expect(saved()).toEqual(["a-1@1"]);
  keeper.flush();
  expect(saved()).toEqual(["a-1@1", "a-2@1"]);
});

test("a table that must not be kept is removed, and not written later", () => {
  const keeper = new PositionKeeper({ save, remove });
  keeper.keep(stored("a-1", 1));
  keeper.drop("a-1");
  vi.advanceTimersByTime(5000);
  expect(saved()).toEqual([]);
  expect(remove).toHaveBeenCalledWith("a-1");
});

test("blocked storage disturbs nobody", async () => {
  const keeper = new PositionKeeper({ save: () => Promise.reject(new Error("blocked")), remove });
  keeper.keep(stored("a-1", 1));
  keeper.flush();
  await vi.advanceTimersByTimeAsync(1); // an unhandled rejection would fail this test
  expect(saved()).toEqual([]);
});
