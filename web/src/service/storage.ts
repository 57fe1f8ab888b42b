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

  /** Remove everything whose key begins so. */
  removeAll(prefix: string): void {
    for (const key of [...this.memory.keys(), ...this.browserKeys()]) if (key.startsWith(prefix)) this.remove(key);
  }

  private browserKeys(): string[] {
    try {
      const storage = this.open();
      return Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? "");
    } catch {
      return [];
    }
  }
}

const OWNER = "kingscourt-owner";
const OWN = "kingscourt-own-";

/**
 * What belongs to the person who is signed in, such as what names their tables: with another person, or nobody, all of
 * it is gone. A tab that has not yet noticed a sign-out cannot keep anything afterwards.
 */
export class PersonalStorage {
  private person: string | undefined;

  constructor(private readonly storage: SafeStorage) {}

  /** Change the owner; does nothing if it is the same person. */
  belongTo(person: string | undefined): void {
    this.person = person;
    const owner = this.storage.get(OWNER);
    if (owner === (person ?? null)) return;
    if (owner !== null) this.clear();
    if (person === undefined) this.storage.remove(OWNER);
    else this.storage.set(OWNER, person);
  }

  get(key: string): string | null {
    return this.storage.get(OWN + key);
  }

  set(key: string, value: string): void {
    if (this.person !== undefined && this.storage.get(OWNER) === this.person) this.storage.set(OWN + key, value);
  }

  /** Remove everything of the owner; it is theirs to fill again. */
  clear(): void {
    this.storage.removeAll(OWN);
  }
}

/** Kept on this device, whoever uses it. */
export const deviceStorage = new SafeStorage(() => localStorage);
/** Kept on this device for the person who is signed in. */
export const personalStorage = new PersonalStorage(deviceStorage);
/** Kept as long as this tab is open, across reloads. */
export const tabStorage = new SafeStorage(() => sessionStorage);
