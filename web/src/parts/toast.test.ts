import { expect, test, vi } from "vitest";
import { Told } from "../service/http";
import { words } from "../texts/words.svelte";
import { toasts, wordsOf } from "./toast.svelte";

test("what the service says is told as it is, what others say in our words", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.use("de");
  expect(wordsOf(new Told(409, { code: "wrong-moment", words: "Dieser Platz ist besetzt." }))).toBe("Dieser Platz ist besetzt.");
  expect(wordsOf(new Told(502, { code: "unknown", words: "Bad Gateway" }))).toContain("Unterwegs ist etwas schiefgegangen.");
  expect(wordsOf(new Told(422, { code: "refused", words: "Das kostet 3 Gold.", rule: "X-1", text: { key: "x" } }))).toBe("Das kostet 3 Gold.");
  expect(wordsOf(new Told(0, { code: "offline", words: "" }))).toBe("Der Dienst ist nicht erreichbar.");
  expect(wordsOf(new Error("x"))).toBe("Error: x");
});

test("a note leaves by itself, unless somebody reads it; the next question does away with what was said to the last", () => {
  vi.useFakeTimers();
  toasts.tell("Saved.");
  toasts.explain("This advisor is taken.", "X-1");
  const texts = () => toasts.notes.map((note) => note.text);
  toasts.hold(toasts.notes[0]?.id ?? 0);
  vi.advanceTimersByTime(30_000);
  expect(texts()).toEqual(["Saved."]);
  toasts.release(toasts.notes[0]?.id ?? 0);
  toasts.explain("This advisor is taken.", "X-1");
  toasts.dropAsides();
  expect(texts()).toEqual(["Saved."]);
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual([]);
  vi.useRealTimers();
});
