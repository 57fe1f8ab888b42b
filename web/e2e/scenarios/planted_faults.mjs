// Tests the checks themselves: each fault planted in a page must be found, and none in a page without faults.
import { axeProblems } from "../axe_checks.mjs";
import { layoutProblems } from "../layout_checks.mjs";

const SOUND = `<html lang="en"><title>x</title><main><h1>Sound</h1><button style="min-width:44px;min-height:44px">Go</button></main>`;
const FAULTS = {
  "px wide on": `<div style="width:2000px">wide</div>`,
  "small target": `<button style="width:30px;height:30px">x</button>`,
  "cut off": `<div style="width:60px;overflow:hidden;white-space:nowrap"><span>a long line of text</span></div>`,
  "cut off by": `<div style="height:20px;overflow:hidden"><p>one<br>two<br>three</p></div>`,
  spilling: `<button style="width:60px;height:44px;white-space:nowrap;padding:0">a long line of text</button>`,
  drawing: `<svg width="50" height="44"><text y="20">a long line of text</text></svg>`,
  "looks chosen": `<p class="on">a city</p>`,
  "texts that are missing": `<p>web-your-turn</p>`,
  "color-contrast": `<p style="color:#999;background:#aaa">pale</p>`,
};

export async function plantedFaults({ browser, report }) {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  const all = async () => [...(await layoutProblems(page)), ...(await axeProblems(page))];
  await page.setContent(SOUND);
  report.check(
    "faults",
    (await all()).map((problem) => `found on a sound page: ${problem}`),
  );
  for (const [wanted, fault] of Object.entries(FAULTS)) {
    await page.setContent(SOUND.replace("</main>", `${fault}</main>`));
    const found = await all();
    if (!found.some((problem) => problem.includes(wanted)))
      report.check("faults", [`not found: ${wanted} (${found.join("; ")})`]);
  }
  await page.close();
  return `${Object.keys(FAULTS).length} planted faults found`;
}
