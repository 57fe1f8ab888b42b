/** Storage that never fails: what the browser does not keep is kept until the page is closed. */
export class SafeStorage {
  private readonly memory = new Map<string, string>();

  /** `open` returns the browser's storage; where storage is blocked, even asking for it throws. */
  constructor(private readonly open: () => Storage) {}

  get(key: string): string | null {
    const kept = this.memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return this.open().getItem(key);
    } catch {
      return null;
    }
  }

  /** Returns whether the value outlives the page. */
  set(key: string, value: string): boolean {
    try {
      this.open().setItem(key, value);
      this.memory.delete(key);
      return true;
    } catch {
      this.memory.set(key, value);
      return false;
    }
  }

  remove(key: string): void {
    this.memory.delete(key);
    try {
      this.open().removeItem(key);
    } catch {
      // nothing was kept
    }
  }
}

/** Kept on this device. */
export const deviceStorage = new SafeStorage(() => localStorage);
/** Kept as long as this tab is open, across reloads. */
export const tabStorage = new SafeStorage(() => sessionStorage);
