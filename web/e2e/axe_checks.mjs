// Serious and critical accessibility problems that axe finds.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

export async function axeProblems(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const result = await window.axe.run(document, { resultTypes: ["violations"] });
    return result.violations
      .filter((one) => one.impact === "serious" || one.impact === "critical")
      .map(
        (one) =>
          `${one.id}: ${one.nodes
            .slice(0, 3)
            .map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`)
            .join(" | ")}`,
      );
  });
}
