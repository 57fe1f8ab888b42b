import { expect, test } from "vitest";
import type { PhraseValue } from "../../texts/phrase_renderer";
import type { Reason } from "../../wire/service";
import { factOf } from "./replies_to_wrong_clicks";

const reason = (text: string, args: Record<string, PhraseValue> = {}): Reason => ({
  action: { text, kind: text, label: { key: text } },
  rule: "KB-3.2",
  text: { key: "refusal", args },
  words: "",
});

test("numbers that do not fit are said in a few signs", () => {
  expect(factOf(reason("a", { n: 8, number: 12 }))).toBe("12 ≠ 8");
  expect(factOf(reason("a", { n: 2, needed: 3 }))).toBe("2 < 3");
  expect(factOf(reason("a", { n: 2 }))).toBe("✕");
  expect(factOf(undefined)).toBe("✕");
});
