import { expect, test } from "vitest";
import { PersonalStorage, SafeStorage } from "./storage";

class FakeStorage {
  readonly values = new Map<string, string>();
  get length() {
    return this.values.size;
  }
  key = (n: number) => [...this.values.keys()][n] ?? null;
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

test("what names a person's tables goes when they sign out, and when somebody else signs in", () => {
  for (const next of [undefined, "bence"]) {
    const browser = new FakeStorage();
    const device = new SafeStorage(() => browser as unknown as Storage);
    const own = new PersonalStorage(device);
    device.set("kingscourt", "settings");
    own.belongTo("anna");
    own.set("seen-a-1", "7");
    own.set("seen-a-2", "9");
    own.belongTo("anna"); // the page is loaded again
    expect(own.get("seen-a-1")).toBe("7");
    own.belongTo(next);
    expect(own.get("seen-a-1")).toBeNull();
    expect(JSON.stringify([...browser.values])).not.toMatch(/a-1|a-2|anna/);
    expect(device.get("kingscourt")).toBe("settings");
  }
});

test("another tab keeps nothing after its person has signed out", () => {
  const browser = new FakeStorage();
  const [here, there] = [1, 2].map(() => new PersonalStorage(new SafeStorage(() => browser as unknown as Storage)));
  here?.belongTo("anna");
  there?.belongTo("anna");
  here?.belongTo(undefined);
  there?.set("seen-a-1", "7");
  here?.belongTo("bence");
  there?.set("seen-a-1", "8");
  expect(here?.get("seen-a-1")).toBeNull();
});

test("without a person nothing is kept for one, and blocked storage forgets them, too", () => {
  const own = new PersonalStorage(
    new SafeStorage(() => {
      throw new DOMException("denied", "SecurityError");
    }),
  );
  own.set("seen-a-1", "7");
  expect(own.get("seen-a-1")).toBeNull();
  own.belongTo("anna");
  own.set("seen-a-1", "7");
  expect(own.get("seen-a-1")).toBe("7");
  own.belongTo(undefined);
  expect(own.get("seen-a-1")).toBeNull();
});
