import { expect, test } from "vitest";
import { bundleOf, Renderer } from "./phrase_renderer";
import { inOneLine, partText } from "./outline_part_text";

const TEXTS = "inn = Inn\ngold = Gold\ncost = Cost: { $n } wood\ntaken = built\ndice = { $a } + { $b }\n";
const renderer = new Renderer(bundleOf("en", [TEXTS]), bundleOf("en", [TEXTS]));

test("a part says its label, value, lines and state", () => {
  const about = { key: "about", args: { n: 3 } };
  const inn = partText(
    { place: "inn", label: { key: "inn" }, lines: [{ key: "cost", args: { n: about } }], state: [{ key: "taken" }] },
    renderer,
  );
  expect(inn).toEqual({ label: "Inn", value: "", lines: ["Cost: ≈3 wood"], state: ["built"] });
  expect(inOneLine(inn)).toBe("Inn, built, Cost: ≈3 wood");
});

test("a value is a number, even zero, or a phrase", () => {
  const gold = { place: "gold", label: { key: "gold" } };
  expect(inOneLine(partText({ ...gold, value: 0 }, renderer))).toBe("Gold: 0");
  expect(partText({ ...gold, value: { key: "dice", args: { a: 4, b: 6 } } }, renderer).value).toBe("4 + 6");
  expect(inOneLine(partText(gold, renderer))).toBe("Gold");
});
