import { expect, test } from "vitest";
import { SafeStorage } from "./storage";

class FakeStorage {
  readonly values = new Map<string, string>();
  getItem = (key: string) => this.values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.values.set(key, value);
  removeItem = (key: string) => void this.values.delete(key);
}

test("a value is kept by the browser", () => {
  const browser = new FakeStorage();
  const storage = new SafeStorage(() => browser as unknown as Storage);
  expect(storage.set("a", "1")).toBe(true);
  expect(browser.values.get("a")).toBe("1");
  expect(storage.get("a")).toBe("1");
  storage.remove("a");
  expect(storage.get("a")).toBeNull();
});

test("where storage is blocked, values last as long as the page", () => {
  const storage = new SafeStorage(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(storage.get("a")).toBeNull();
  expect(storage.set("a", "1")).toBe(false);
  expect(storage.get("a")).toBe("1");
  storage.remove("a");
  expect(storage.get("a")).toBeNull();
});

test("a full storage does not hide a newer value", () => {
  const browser = new FakeStorage();
  const storage = new SafeStorage(() => browser as unknown as Storage);
  storage.set("a", "old");
  browser.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  storage.set("a", "new");
  expect(storage.get("a")).toBe("new");
});
