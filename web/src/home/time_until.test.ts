import { expect, test } from "vitest";
import { timeUntil } from "./time_until";

test("a deadline is shown in the most telling unit", () => {
  expect(timeUntil(1000 + 3 * 86_400, 1000, "en")).toBe("in 3 days");
  expect(timeUntil(1000 + 30 * 3600, 1000, "hu")).toBe("30 óra múlva");
  expect(timeUntil(1000 + 90 * 60, 1000, "de")).toBe("in 90 Minuten");
  expect(timeUntil(1000, 5000, "en")).toBe("in 0 minutes");
});
