// A whole game with keys only, from the home page on.
import { openPage } from "../browser.mjs";
import { playByKeys } from "../keys.mjs";
import { newTable, seated } from "../tables.mjs";

export async function byKeyboard({ browser, service, report }, { game, theme, language }) {
  const { page, context, problems } = await openPage(browser, { url: service.url, language, theme });
  await newTable(page, game, { seats: 2, level: "random" });
  await seated(page);
  await page.waitForSelector(".prompt.mine");
  await page.keyboard.press("?");
  await page.locator("dialog dl").waitFor();
  await report.look(page, `keys-${game}`);
  await page.keyboard.press("Escape");
  const answers = await playByKeys(page);
  report.check(`keyboard-${game}`, problems);
  await context.close();
  return `${answers} answers`;
}
