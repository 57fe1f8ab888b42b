import { isAbort } from "./backoff";

type Loaded<T> = { is: "loading" } | { is: "ready"; value: T } | { is: "failed"; error: unknown };

/**
 * Something that is loaded for as long as somebody needs it: loading, ready, or failed. `load` tries again by itself
 * (see http.ts); after it has given up, `retry` begins anew, and so does the browser's word that it is online again.
 */
export class Resource<T> {
  private loaded = $state.raw<Loaded<T>>({ is: "loading" });
  private controller = new AbortController();

  constructor(private readonly load: (signal: AbortSignal) => Promise<T>) {
    addEventListener("online", this.retryFailed);
    this.start();
  }

  get state(): Loaded<T>["is"] {
    return this.loaded.is;
  }

  get value(): T | undefined {
    return this.loaded.is === "ready" ? this.loaded.value : undefined;
  }

  get error(): unknown {
    return this.loaded.is === "failed" ? this.loaded.error : undefined;
  }

  /** Load again from the beginning. */
  retry = (): void => {
    this.controller.abort();
    this.controller = new AbortController();
    this.loaded = { is: "loading" };
    this.start();
  };

  /** Nobody needs it any more: abort what is under way and change nothing from now on. */
  close(): void {
    removeEventListener("online", this.retryFailed);
    this.controller.abort();
  }

  private readonly retryFailed = (): void => {
    if (this.loaded.is === "failed") this.retry();
  };

  private start(): void {
    const { signal } = this.controller;
    Promise.resolve()
      .then(() => this.load(signal))
      .then(
        (value) => {
          if (!signal.aborted) this.loaded = { is: "ready", value };
        },
        (error: unknown) => {
          if (!signal.aborted && !isAbort(error)) this.loaded = { is: "failed", error };
        },
      );
  }
}
