// Two people at one device: before the other one is asked, a curtain hides the table.
import { setTimeout as sleep } from "node:timers/promises";
import { openPage } from "../browser.mjs";
import { answerOnce } from "../player.mjs";
import { newTable } from "../tables.mjs";

const ENOUGH = 6;
const PATIENCE = 180_000; // on a machine with other work

export async function onThisDevice({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, { url: service.url, size: "phone", theme: "light", language: "en" });
  await newTable(page, "kingsburg", { seats: 2, kinds: { 1: "device" } });
  await page.locator("section.prompt, .curtain").first().waitFor(); // whoever is drawn to begin
  const curtains = await passOn(page, report);
  report.check("device", curtains >= ENOUGH ? [] : [`only ${curtains} curtains in a whole game`]);
  report.check("device", problems);
  await context.close();
  return `${curtains} curtains`;
}

/** Both answer until the device has changed hands often enough; a curtain is looked at before it is drawn. */
async function passOn(page, report) {
  const curtain = page.locator(".curtain");
  const end = Date.now() + PATIENCE;
  let curtains = 0;
  for (let turn = 0; curtains < ENOUGH; turn += 1) {
    if (Date.now() > end) throw new Error(`only ${curtains} curtains: ${await page.locator("body").innerText()}`);
    if (await curtain.count()) {
      curtains += 1;
      report.check("device", await seenBehind(page));
      if (curtains <= 2) await report.look(page, `curtain-${curtains}`);
      await curtain.locator(".btn.go").click();
      await curtain.waitFor({ state: "detached" });
    } else {
      const step = await answerOnce(page, turn);
      if (step === "over") break;
      if (step !== "click") await sleep(30);
    }
  }
  return curtains;
}

/** Places of the screen at which something other than the curtain would be touched or seen. */
function seenBehind(page) {
  return page.evaluate(() => {
    const open = document.querySelector(".frame, dialog") ? ["the table is still there for keys and screen readers"] : [];
    for (let x = 0.05; x < 1; x += 0.1) {
      for (let y = 0.05; y < 1; y += 0.1) {
        const at = document.elementFromPoint(x * innerWidth, y * innerHeight);
        if (!at?.closest(".curtain")) open.push(`not hidden: ${at?.tagName} ${at?.className}`);
      }
    }
    return [...new Set(open)];
  });
}
