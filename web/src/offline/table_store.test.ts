import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";
import { emptyTable } from "./kept_rules";
import { TableStore } from "./table_store";
import type { StoredTable } from "./stored_table";

const store = new TableStore();
const stored = (table: string, person = "anna", savedAt = 0): StoredTable => ({
  ...emptyTable({ game: "kingsburg", edition: "first" }),
  table,
  person,
  savedAt,
});
const tables = async () => (await store.list()).map(({ table }) => table);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test("the owner's tables are kept, the latest first", async () => {
  await store.belongTo("anna");
  await store.save(stored("a-1", "anna", 1));
  await store.save(stored("a-2", "anna", 2));
  await store.save(stored("a-1", "anna", 3));
  await store.belongTo("anna");
  expect(await tables()).toEqual(["a-1", "a-2"]);
});

test("everything goes when the owner signs out, and when somebody else signs in", async () => {
  await store.belongTo("anna");
  await store.save(stored("a-1"));
  await store.belongTo(undefined);
  expect(await tables()).toEqual([]);
  await store.belongTo("anna");
  await store.save(stored("a-1"));
  await store.belongTo("bence");
  expect(await tables()).toEqual([]);
});

test("another tab that still plays cannot keep anything after the owner has signed out", async () => {
  await store.belongTo("anna");
  await store.belongTo(undefined);
  await store.save(stored("a-1"));
  await store.belongTo("bence");
  await store.save(stored("a-1"));
  expect(await tables()).toEqual([]);
});

test("one table can be removed, and of many the longest unseen go", async () => {
  await store.belongTo("anna");
  for (let n = 0; n < 14; n += 1) await store.save(stored(`a-${n}`, "anna", n));
  expect(await tables()).toHaveLength(12);
  expect(await tables()).not.toContain("a-1");
  await store.remove("a-13");
  expect(await tables()).not.toContain("a-13");
});
