import { expect, test } from "vitest";
import { until } from "./until";

test("a deadline is told in the unit that says most", () => {
  expect(until(1000 + 3 * 86_400, 1000, "en")).toBe("in 3 days");
  expect(until(1000 + 30 * 3600, 1000, "hu")).toBe("30 óra múlva");
  expect(until(1000 + 90 * 60, 1000, "de")).toBe("in 90 Minuten");
  expect(until(1000, 5000, "en")).toBe("in 0 minutes");
});
