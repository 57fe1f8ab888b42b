// Two people at one device: before the other one is asked, a curtain hides the table.
import { openPage } from "../browser.mjs";
import { playOn } from "../player.mjs";
import { newTable, seated } from "../tables.mjs";

const ENOUGH = 6;

export async function onThisDevice({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, { url: service.url, size: "phone", theme: "light", language: "en" });
  await newTable(page, "kingsburg", { seats: 2, kinds: { 1: "device" } });
  await seated(page);
  const curtain = page.locator(".curtain");
  let wasDown = false;
  let curtains = 0;
  await playOn(page, {
    look: async () => {
      const isDown = (await curtain.count()) > 0;
      if (isDown && !wasDown) {
        curtains += 1;
        report.check("device", await seenBehind(page));
        if (curtains <= 2) await report.look(page, `curtain-${curtains}`);
      }
      wasDown = isDown;
    },
    until: () => curtains >= ENOUGH,
    most: 400,
  });
  report.check("device", curtains >= ENOUGH ? [] : [`only ${curtains} curtains in a whole game`]);
  report.check("device", problems);
  await context.close();
  return `${curtains} curtains`;
}

/** Places of the screen at which something other than the curtain would be touched or seen. */
function seenBehind(page) {
  return page.evaluate(() => {
    const open = [];
    for (let x = 0.05; x < 1; x += 0.1) {
      for (let y = 0.05; y < 1; y += 0.1) {
        const at = document.elementFromPoint(x * innerWidth, y * innerHeight);
        if (document.querySelector(".curtain") && !at?.closest(".curtain")) open.push(`not hidden: ${at?.tagName} ${at?.className}`);
      }
    }
    return [...new Set(open)];
  });
}
