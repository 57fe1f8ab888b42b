// What must hold on every screen: nothing overflows sideways, nothing is cut off, targets are large enough, axe is content.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");

/** Problems of layout as sentences. */
export function layoutProblems(page) {
  return page.evaluate(() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} px wide on ${innerWidth}`);
    const name = (element) => `${element.tagName.toLowerCase()}.${element.className.baseVal ?? element.className} “${(element.textContent ?? "").trim().slice(0, 30)}”`;
    for (const element of document.querySelectorAll("button, a, input, select")) {
      const box = element.getBoundingClientRect();
      if (!element.checkVisibility() || box.width === 0 || element.closest(".sr")) continue;
      const isInText = element.matches("p a, li a:not(.row)") || element.type === "checkbox" || element.type === "radio";
      if (!isInText && (box.height < 43.5 || box.width < 43.5)) found.push(`small target ${Math.round(box.width)}×${Math.round(box.height)}: ${name(element)}`);
    }
    for (const element of document.querySelectorAll("button, a, h1, h2, h3, p, span, b, small")) {
      if (!element.checkVisibility() || element.closest(".sr") || element.matches(".sr")) continue;
      const style = getComputedStyle(element);
      if (style.textOverflow === "ellipsis" || style.display === "inline") continue;
      if (element.scrollWidth > element.clientWidth + 1 && style.overflowX !== "auto") found.push(`cut or spilling: ${name(element)} ${element.scrollWidth} > ${element.clientWidth}`);
    }
    const keys = document.body.innerText.match(/\b(kernel|web|kingsburg|royals|rival-kings|paladins|heirlooms)-[a-z]+-[a-z-]+/g);
    if (keys) found.push(`texts that are missing: ${[...new Set(keys)].join(", ")}`);
    return [...new Set(found)];
  });
}

/** Serious and critical findings of axe. */
export async function axeProblems(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const result = await window.axe.run(document, { resultTypes: ["violations"] });
    return result.violations
      .filter((one) => one.impact === "serious" || one.impact === "critical")
      .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} ${node.any[0]?.message ?? ""}`).join(" | ")}`);
  });
}
