import { expect, test, vi } from "vitest";
import { Told } from "../service/http";
import { words } from "../texts/words.svelte";
import { wordsOf } from "./toast.svelte";

test("a problem is told in the reader's language, a refusal in the words of its rule", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.use("de");
  expect(wordsOf(new Told(404, { code: "not-found", words: "there is no table a-x" }))).toBe("Das gibt es nicht oder nicht mehr.");
  expect(wordsOf(new Told(422, { code: "refused", words: "Das kostet 3 Gold.", rule: "X-1", text: { key: "x" } }))).toBe("Das kostet 3 Gold.");
  expect(wordsOf(new Told(0, { code: "offline", words: "" }))).toBe("Der Dienst ist nicht erreichbar.");
  expect(wordsOf(new Error("x"))).toBe("Error: x");
});
