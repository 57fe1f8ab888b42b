// Whole games by pointer, looked at on the way and at the end.
import { openPage } from "../browser.mjs";
import { playOn } from "../player.mjs";
import { newTable, playNow, seated } from "../tables.mjs";
import { afterwards } from "./afterwards.mjs";

const LOOKS = [1, 4, 9, 25, 60, 110];
const ELSEWHERE = 9;

/** A game of one person; `seats` takes a table of that size with quick bots, else the one-click table of the home page. */
export async function wholeGame({ browser, service, report, every }, { game, size, language, theme, motion, seats }) {
  const name = [game, size, language, theme, ...(every ? [seats, motion] : [])].filter(Boolean).join("-");
  const told = new Set();
  const { page, context, problems } = await openPage(browser, { url: service.url, size, theme, language, motion });
  const began = Date.now();
  if (seats) await newTable(page, game, { seats, level: "random" });
  else await playNow(page, game);
  await seated(page);
  let hasBattle = false;
  const clicks = await playOn(page, {
    look: async (click) => {
      const isBattle = !hasBattle && (await page.locator(".battle").count()) > 0;
      hasBattle ||= isBattle;
      if (isBattle) await report.look(page, `${name}-battle`);
      else if (every && click % every === 0) await report.lookAgain(page, `${name}-${click}`, told);
      else if (!every && LOOKS.includes(click)) await report.look(page, `${name}-${click}`);
      if (!every && size === "desktop" && click === ELSEWHERE) await report.lookElsewhere(page, `${name}-${click}`);
    },
  });
  await afterwards(page, report, name);
  report.check(name, problems);
  await context.close();
  return `${clicks} answers in ${Math.round((Date.now() - began) / 1000)} s`;
}
