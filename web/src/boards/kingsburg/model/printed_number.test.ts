import { expect, test } from "vitest";
import { plainNumber, printedNumber, printedText } from "./printed_number";

test("reconstructed numbers carry a sign", () => {
  expect(printedText(3, "exact")).toBe("3");
  expect(printedText(3, "reconstructed")).toBe("≈3");
  expect(printedNumber(3, "derived")).toBe(3);
  expect(printedNumber(3, "reconstructed")).toEqual({ key: "about", args: { n: 3 } });
});

test("a marked number can be read again", () => {
  expect(plainNumber(printedNumber(5, "reconstructed"))).toBe(5);
  expect(plainNumber(4)).toBe(4);
  expect(plainNumber(undefined)).toBe(0);
});
