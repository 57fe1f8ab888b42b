import type { StoredTable } from "./stored_table";

const NAME = "kingscourt";
const TABLES = "tables";
const OWNER = "owner";
const MOST = 12; // tables kept; the longest unseen goes first

/**
 * The tables kept on this device. They all belong to one person, the owner: with another owner, or none, everything kept
 * before is gone. Each call is one transaction, so no tab can write after another one has signed the owner out.
 */
export class TableStore {
  /** Change the owner; does nothing if it is the same person. */
  belongTo(person: string | undefined): Promise<void> {
    return this.transact("readwrite", async (tables, owner) => {
      if ((await result<unknown>(owner.get(OWNER))) === person) return;
      tables.clear();
      if (person === undefined) owner.clear();
      else owner.put(person, OWNER);
    });
  }

  /** Keep a table, unless it belongs to somebody else than the owner. */
  save(stored: StoredTable): Promise<void> {
    return this.transact("readwrite", async (tables, owner) => {
      if ((await result<unknown>(owner.get(OWNER))) !== stored.person) return;
      tables.put(stored);
      const all = await result<StoredTable[]>(tables.getAll());
      for (const { table } of latestFirst(all).slice(MOST)) tables.delete(table);
    });
  }

  remove(table: string): Promise<void> {
    return this.transact("readwrite", async (tables) => {
      await result(tables.delete(table));
    });
  }

  /** All tables, those seen last first. */
  list(): Promise<StoredTable[]> {
    return this.transact("readonly", async (tables) => latestFirst(await result<StoredTable[]>(tables.getAll())));
  }

  private async transact<T>(
    mode: IDBTransactionMode,
    work: (tables: IDBObjectStore, owner: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const database = await open();
    try {
      const transaction = database.transaction([TABLES, OWNER], mode);
      const ended = end(transaction);
      const [done] = await Promise.all([work(transaction.objectStore(TABLES), transaction.objectStore(OWNER)), ended]);
      return done;
    } finally {
      database.close();
    }
  }
}

function latestFirst(tables: StoredTable[]): StoredTable[] {
  return tables.sort((a, b) => b.savedAt - a.savedAt);
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: "table" });
    request.result.createObjectStore(OWNER);
  };
  return result(request);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's storage failed"));
  });
}

function end(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the browser's storage failed"));
  });
}

export const tableStore = new TableStore();
