import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { WireDecision } from "../wire/service";
import { termsPhrase, totalPhrase } from "./action_terms_text";

const FIXTURE = `${import.meta.dirname}/../../../tests/texts/fixtures/terms.json`;

test("terms are the same phrases as in Python", () => {
  const { decision, expected } = JSON.parse(readFileSync(FIXTURE, "utf-8")) as {
    decision: WireDecision;
    expected: unknown[];
  };
  expect(decision.actions.map((action) => termsPhrase(decision, action) ?? null)).toEqual(expected);
});

test("a running total says what is taken and given, and which amounts are reconstructed", () => {
  const things = { gold: { key: "gold" }, wood: { key: "wood" } };
  expect(totalPhrase({ now: { gold: -3, wood: 1 }, about: ["wood"], things })).toEqual({
    key: "kernel-terms-both",
    args: {
      takes: [{ key: "gold", args: { n: 3 } }],
      gives: [{ key: "wood", args: { n: { key: "about", args: { n: 1 } } } }],
    },
  });
  expect(totalPhrase({})).toBeUndefined();
});
