// Games played with the pointer, whole or only some answers, checked during the game and at the end.
import { openPage } from "../browser.mjs";
import { playGame } from "../pointer_player.mjs";
import { newTable, playNow, waitForTable } from "../open_table.mjs";
import { questionProblems } from "../question_checks.mjs";
import { checkAfterGame } from "./after_game.mjs";

const CHECKED_ANSWERS = [1, 4, 9, 25, 60, 110];
const OTHER_SIZES_AT = 9;

/**
 * A game of one person against bots: with `seats`, a new table with fast bots; otherwise the one-click table of the home
 * page. With `answers` it ends after that many. How each question is shown is checked; the page is only at some.
 */
export async function wholeGame({ browser, service, report, every }, wish) {
  const { game, size, language, theme, motion, seats, answers } = wish;
  const name = [game, size, language, theme, ...(every ? [seats, motion] : [])].filter(Boolean).join("-");
  const known = new Set();
  const { page, context, problems } = await openPage(browser, { url: service.url, size, theme, language, motion });
  const began = Date.now();
  if (seats) await newTable(page, game, { seats, level: "random" });
  else await playNow(page, game);
  await waitForTable(page);
  let hasBattle = false;
  const clicks = await playGame(page, {
    look: async (click) => {
      const found = (await questionProblems(page)).filter((problem) => !known.has(problem));
      for (const problem of found) known.add(problem);
      if (found.length) await report.screenshot(page, `${name}-question-${click}`);
      report.check(`${name}-${click}`, found);
      const isBattle = !hasBattle && (await page.locator(".battle").count()) > 0;
      hasBattle ||= isBattle;
      if (isBattle) await report.look(page, `${name}-battle`);
      else if (every && click % every === 0) await report.lookForNew(page, `${name}-${click}`, known);
      else if (!every && CHECKED_ANSWERS.includes(click)) await report.look(page, `${name}-${click}`);
      if (!every && size === "desktop" && click === OTHER_SIZES_AT)
        await report.lookAtOtherSizes(page, `${name}-${click}`);
    },
    until: (click) => answers !== undefined && click >= answers,
  });
  if (answers === undefined) await checkAfterGame(page, report, name);
  report.check(name, problems);
  await context.close();
  return `${clicks} answers in ${Math.round((Date.now() - began) / 1000)} s`;
}
