// Serious and critical accessibility problems that axe finds.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

/** Rules whose violations count: axe gives each violation the impact of its rule. Others take a fifth of the time. */
const RULES = createRequire(import.meta.url)("axe-core")
  ._audit.rules.filter(({ enabled, tags }) => enabled && !tags.includes("experimental") && !tags.includes("deprecated"))
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id }) => id);

export async function axeProblems(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    if (getComputedStyle(document.documentElement).opacity === "0")
      throw new Error("what is not painted has no colours");
    window.axe.configure({ noHtml: true }); // nobody reads the sources of elements
    const options = { resultTypes: ["violations"], runOnly: { type: "rule", values: rules } };
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => {
      const where = nodes.slice(0, 3).map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`);
      return `${id}: ${where.join(" | ")}`;
    });
  }, RULES);
}
