// Two people share a device: before the other one is asked, a curtain hides the table.
import { openPage } from "../browser.mjs";
import { answerOnce } from "../pointer_player.mjs";
import { newTable } from "../open_table.mjs";

const ENOUGH = 6;
const PATIENCE = 180_000; // for a busy machine

export async function sharedDevice({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, {
    url: service.url,
    size: "phone",
    theme: "light",
    language: "en",
  });
  await newTable(page, "kingsburg", { seats: 2, kinds: { 1: "device" } });
  await page.locator("section.prompt, .curtain").first().waitFor(); // depends on who begins
  const curtains = await passDevice(page, report);
  report.check("device", curtains >= ENOUGH ? [] : [`only ${curtains} curtains in a whole game`]);
  report.check("device", problems);
  await context.close();
  return `${curtains} curtains`;
}

/** Both answer until the device has been passed on often enough; each curtain is checked before it is opened. */
async function passDevice(page, report) {
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
      const step = await answerOnce(page, turn, { patience: 500 });
      if (step === "over") break;
    }
  }
  return curtains;
}

/** What is visible or clickable besides the curtain. */
function seenBehind(page) {
  return page.evaluate(() => {
    const open = document.querySelector(".frame, dialog")
      ? ["the table is still there for keys and screen readers"]
      : [];
    for (let x = 0.05; x < 1; x += 0.1) {
      for (let y = 0.05; y < 1; y += 0.1) {
        const at = document.elementFromPoint(x * innerWidth, y * innerHeight);
        if (!at?.closest(".curtain")) open.push(`not hidden: ${at?.tagName} ${at?.className}`);
      }
    }
    return [...new Set(open)];
  });
}
