import { beforeEach, expect, test } from "vitest";
import { HistoryLayers } from "./history_layers";

/** A browser's history; `go` takes effect when a test lets it arrive. */
class FakeHistory {
  entries: unknown[] = ["before", null];
  at = 1;
  private steps: number[] = [];

  get state(): unknown {
    return this.entries[this.at];
  }
  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }
  go(step = 0): void {
    this.steps.push(step);
  }
  /** Let all that was asked for happen. */
  arrive(layers: HistoryLayers): void {
    for (let step = this.steps.shift(); step !== undefined; step = this.steps.shift()) {
      this.at += step;
      layers.moved();
    }
  }
  /** The person presses Back (-1) or Forward (1). */
  press(step: number, layers: HistoryLayers): void {
    this.at += step;
    layers.moved();
    this.arrive(layers);
  }
}

let history: FakeHistory;
let layers: HistoryLayers;
const settled = (): Promise<void> => Promise.resolve();

beforeEach(() => {
  history = new FakeHistory();
  layers = new HistoryLayers(history);
});

test("Back closes the topmost layer only", async () => {
  const closed: string[] = [];
  layers.open(() => closed.push("sheet"));
  layers.open(() => closed.push("dialog"));
  await settled();
  expect(history.at).toBe(3);
  history.press(-1, layers);
  expect(closed).toEqual(["dialog"]);
  history.press(-1, layers);
  expect(closed).toEqual(["dialog", "sheet"]);
  expect(history.at).toBe(1);
});

test("a layer that is closed otherwise takes its entry along, and is not closed twice", async () => {
  let count = 0;
  const release = layers.open(() => (count += 1));
  await settled();
  release();
  await settled();
  history.arrive(layers);
  expect(history.at).toBe(1);
  expect(count).toBe(0);
});

test("a dialog that takes the place of another one uses the same entry", async () => {
  const release = layers.open(() => undefined);
  await settled();
  release();
  layers.open(() => undefined);
  await settled();
  history.arrive(layers);
  expect(history.at).toBe(2);
  expect(history.entries).toHaveLength(3);
});

test("a page opened from a layer takes over the layer's entry", async () => {
  layers.open(() => undefined);
  await settled();
  const calls: boolean[] = [];
  layers.leave(false, (isOnLayer) => calls.push(isOnLayer));
  expect(calls).toEqual([true]);
});

test("a page opened while the history is still going back waits for it", async () => {
  const release = layers.open(() => undefined);
  await settled();
  release();
  await settled();
  const calls: boolean[] = [];
  layers.leave(false, (isOnLayer) => calls.push(isOnLayer));
  expect(calls).toEqual([]);
  history.arrive(layers);
  expect(calls).toEqual([false]);
});

test("Forward to the entry of a layer that is closed comes back to the page", async () => {
  layers.open(() => undefined);
  await settled();
  history.press(-1, layers);
  history.press(1, layers);
  expect(history.at).toBe(1);
});
