import type { TableStore } from "./table_store";
import type { StoredTable } from "./stored_table";

const WAIT = 1000; // updates come in bursts; only the last one of a second is written

/** Writes positions to the store, the latest of each burst, and at once when the page is left. */
export class PositionKeeper {
  private latest: StoredTable | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: Pick<TableStore, "save" | "remove">) {}

  keep(stored: StoredTable): void {
    if (this.latest && this.latest.table !== stored.table) this.flush();
    this.latest = stored;
    this.timer ??= setTimeout(() => this.flush(), WAIT);
  }

  /** A table that must not be kept: whatever was kept of it goes. */
  drop(table: string): void {
    if (this.latest?.table === table) this.latest = undefined;
    this.store.remove(table).catch(ignoreBlockedStorage);
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { latest } = this;
    this.latest = undefined;
    if (latest) this.store.save(latest).catch(ignoreBlockedStorage);
  }
}

/** Without storage there is nothing to read offline; the game goes on all the same. */
export function ignoreBlockedStorage(): void {
  // nothing was kept, so there is nothing to tidy up
}
