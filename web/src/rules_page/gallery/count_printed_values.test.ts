import { expect, test } from "vitest";
import type { RuleInfo, WirePhrase } from "../../wire/service";
import { printedValues } from "./count_printed_values";

const card = (confidence: string, ...lines: WirePhrase[]): RuleInfo => ({
  id: "X:y",
  text: { key: "x" },
  component: true,
  confidence,
  lines,
});
const about = (n: number): WirePhrase => ({ key: "about", args: { n } });

test("numbers are counted wherever a phrase has them, and those with ≈ apart", () => {
  const price: WirePhrase = { key: "price", args: { price: [{ key: "gold", args: { n: 2 } }], rank: "A" } };
  const points: WirePhrase = { key: "points", args: { first: about(3), second: 4 } };
  expect(printedValues([card("reconstructed", price, points)])).toEqual({ all: 3, reconstructed: 1 });
});

test("a reconstructed sign is one number", () => {
  const tie: WirePhrase = { key: "tie" };
  expect(printedValues([card("reconstructed", tie), card("exact", tie)])).toEqual({ all: 1, reconstructed: 1 });
});
