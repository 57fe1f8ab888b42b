import { expect, test } from "vitest";
import { paneOf, paneOfMost } from "./phone_panes";

test("a question is shown in the pane that has its answers", () => {
  expect(paneOf("advisor/8")).toBe("court");
  expect(paneOf("my/gold")).toBeUndefined();
  expect(paneOfMost(["my/die/own/3", "advisor/8", "advisor/9"])).toBe("court");
  expect(paneOfMost(["my/building/inn"])).toBe("province");
  expect(paneOfMost(["my/gold"])).toBeUndefined();
});
