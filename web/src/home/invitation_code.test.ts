import { expect, test } from "vitest";
import { isShortCode, SHORT_CODE_EXAMPLE, spelled } from "./invitation_code";

test("a short code is spelled in two groups", () => {
  expect(spelled("k7p2m4xq")).toBe("K7P2-M4XQ");
});

test("a code may be typed in any way, but whole", () => {
  for (const typed of ["K7P2-M4XQ", "k7p2m4xq", " k7p2 m4xq ", SHORT_CODE_EXAMPLE])
    expect(isShortCode(typed)).toBe(true);
  for (const typed of ["", "K7P2", "K7P2-M4XQ5"]) expect(isShortCode(typed)).toBe(false);
});
