import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { WireDecision } from "../wire/service";
import { termsPhrase } from "./terms";

const FIXTURE = `${import.meta.dirname}/../../../tests/texts/fixtures/terms.json`;

test("terms are the same phrases as in Python", () => {
  const { decision, expected } = JSON.parse(readFileSync(FIXTURE, "utf-8")) as {
    decision: WireDecision;
    expected: unknown[];
  };
  expect(decision.actions.map((action) => termsPhrase(decision, action) ?? null)).toEqual(expected);
});
