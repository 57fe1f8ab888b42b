interface Layer {
  close: () => void;
}

/** What the layers need of `window.history`. */
export type BrowserHistory = Pick<History, "pushState" | "go" | "state">;

/**
 * Lets Back close what lies over a page: every open sheet or dialog has a history entry of its own, with the page's
 * address. A layer that is closed in another way takes its entry along, and entries without a layer are skipped.
 */
export class HistoryLayers {
  private layers: Layer[] = [];
  /** How many history entries above the page's own one belong to layers. */
  private entries = 0;
  private isGoing = false; // history.go is asynchronous; until its popstate nothing else may touch the history
  private waiting: (() => void) | undefined;

  constructor(private readonly history: BrowserHistory) {}

  /** Register a layer that was opened; `close` is called if Back closes it. Returns what to call once it is closed. */
  open(close: () => void): () => void {
    const layer = { close };
    this.layers.push(layer);
    this.settleSoon();
    return () => {
      this.layers = this.layers.filter((one) => one !== layer);
      this.settleSoon();
    };
  }

  /** Forget all layers and run `navigate` as soon as the history can be changed; `isOnLayer` if the entry is a layer's. */
  leave(replacesPage: boolean, navigate: (isOnLayer: boolean) => void): void {
    this.layers = [];
    if (this.entries > 0 && replacesPage) this.settle();
    if (this.isGoing) {
      this.waiting = () => navigate(false);
      return;
    }
    const isOnLayer = this.entries > 0;
    this.entries = 0;
    navigate(isOnLayer);
  }

  /** Another history entry is current: close the layers above it. */
  moved(): void {
    this.entries = entryDepth(this.history.state);
    if (this.isGoing) this.arrived();
    else for (const layer of this.layers.splice(this.entries).reverse()) layer.close();
    this.settle();
  }

  private arrived(): void {
    this.isGoing = false;
    const run = this.waiting;
    this.waiting = undefined;
    run?.();
  }

  /** Later in the same task, so that one dialog can take the place of another without touching the history. */
  private settleSoon(): void {
    queueMicrotask(() => this.settle());
  }

  private settle(): void {
    if (this.isGoing) return;
    const surplus = this.entries - this.layers.length;
    if (surplus > 0) {
      this.isGoing = true;
      this.history.go(-surplus);
    }
    for (let depth = this.entries + 1; depth <= this.layers.length; depth += 1) {
      this.history.pushState({ layer: depth }, "");
      this.entries = depth;
    }
  }
}

function entryDepth(state: unknown): number {
  return (state as { layer?: number } | null)?.layer ?? 0;
}
