// A game played with the keyboard only, whole or only some answers.
import { openPage } from "../browser.mjs";
import { playByKeys } from "../keyboard_player.mjs";
import { newTable, waitForTable } from "../open_table.mjs";

export async function keyboardGame({ browser, service, report }, { game, theme, language, answers: most }) {
  const { page, context, problems } = await openPage(browser, { url: service.url, language, theme });
  await newTable(page, game, { seats: 2, level: "random" });
  await waitForTable(page);
  await page.waitForSelector(".prompt.mine");
  await page.keyboard.press("?");
  await page.locator("dialog dl").waitFor();
  await report.look(page, `keys-${game}`);
  await page.keyboard.press("Escape");
  const answers = await playByKeys(page, { until: most });
  report.check(`keyboard-${game}`, problems);
  await context.close();
  return `${answers} answers`;
}
