// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { deviceStorage, personalStorage } from "../service/storage";
import { lastSeen, saveLastSeen } from "../table/playback/play_back_missed";
import { giveKeptDataTo, removeOfflineData } from "./keep_offline_data";

const kept = () => JSON.stringify(Object.entries(localStorage));

test("nothing on this device names the tables of somebody who has left", () => {
  deviceStorage.set("kingscourt", '{"theme":"dark"}');
  for (const next of [undefined, "bence"]) {
    giveKeptDataTo("anna", false);
    saveLastSeen("a-1", 7);
    personalStorage.set("lesson-a-2", "{}");
    giveKeptDataTo("anna", false);
    expect(lastSeen("a-1")).toBe(7);
    expect(kept()).toContain("a-2");
    giveKeptDataTo(next, false);
    expect(lastSeen("a-1")).toBe(0);
    expect(kept()).not.toMatch(/a-1|a-2|anna/);
    expect(kept()).toContain("dark");
  }
});

test("without a connection the same can be removed by hand", () => {
  giveKeptDataTo("anna", false);
  saveLastSeen("a-1", 7);
  removeOfflineData().catch(() => undefined); // there is no IndexedDB in this test
  expect(kept()).not.toContain("a-1");
});
