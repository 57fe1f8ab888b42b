// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { RefusedAnswer, WireAction } from "../wire/service";
import { positionMarks } from "./position_board";

const answer = (...places: string[]): WireAction => ({ text: "x", kind: "x", label: { key: "x" }, places });
const refusal = (...places: string[]): RefusedAnswer => ({
  action: answer(...places),
  reason: { rule: "X-1", text: { key: "x" } },
});
const LABEL = { allowed: "yes", refused: "no" };

test("an answer is marked where it is given, and the rest of what is lit without a word", () => {
  const shown = {
    allowed: [answer("advisor/4", "die/4")],
    refused: [refusal("advisor/9", "die/4")],
    light: ["advisor/9", "home"],
  };
  expect(positionMarks(shown, LABEL)).toEqual([
    { kind: "better", label: "yes", places: ["advisor/4"] },
    { kind: "made", label: "no", places: ["advisor/9"] },
    { kind: "luck", label: "", places: ["home"] },
  ]);
});

test("where one answer is allowed and another refused, the board does not say which", () => {
  const shown = {
    allowed: [answer("goods"), answer("goods"), answer()],
    refused: [refusal("goods")],
    light: ["goods"],
  };
  expect(positionMarks(shown, LABEL)).toEqual([{ kind: "luck", label: "", places: ["goods"] }]);
});
