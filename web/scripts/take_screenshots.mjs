// Writes a contact sheet for each game, theme and size to docs/images: npm run shots [-- game …]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch, openPage, SIZES, THEMES } from "../e2e/browser.mjs";
import { playGame } from "../e2e/pointer_player.mjs";
import { startService } from "../e2e/start_service.mjs";
import { newTable, waitForTable } from "../e2e/open_table.mjs";
import { makeContactSheet, reduceColours } from "./contact_sheet.mjs";

const IMAGES = join(import.meta.dirname, "../../docs/images");
const GAMES = ["kingsburg", "royals", "rival_kings", "paladins"];
const BEST = [
  "kingsburg-desktop-dark",
  "kingsburg-phone-light",
  "royals-desktop-dark",
  "rival_kings-desktop-dark",
  "paladins-desktop-light",
]; // for the README
const LARGEST = 300_000; // bytes of a sheet
const MOMENTS = { 1: "The first question", 8: "An answer being chosen", 40: "Later" };
const WIDTH = { desktop: 594, phone: 294 };

/** Take screenshots of the current moment in both themes and sizes. */
async function takeAll(page, caption, taken) {
  await page.mouse.move(1, 1); // no hover card and no toast covers the board
  await page.locator(".toasts .note").first().waitFor({ state: "detached", timeout: 20_000 });
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForSelector(`html.${theme}`);
      await page.waitForTimeout(400);
      taken[`${size}-${theme}`].push({ caption, image: await page.screenshot() });
    }
  }
  await page.setViewportSize(SIZES.desktop);
}

function emptyCollections() {
  return Object.fromEntries(Object.keys(SIZES).flatMap((size) => THEMES.map((theme) => [`${size}-${theme}`, []])));
}

async function playAndTake(browser, url, game) {
  const { page, context } = await openPage(browser, { url });
  const taken = emptyCollections();
  await newTable(page, game, { seats: 3, level: "random" });
  await waitForTable(page);
  await playGame(page, {
    look: async (click) => {
      const moment = Object.keys(MOMENTS).find(
        (one) => click >= Number(one) && !taken["desktop-dark"].some(({ caption }) => caption === MOMENTS[one]),
      );
      if (!moment) return;
      // only when it is my turn, and for the second moment only when something is being chosen
      await page.waitForTimeout(400);
      const isMine = (await page.locator(".prompt.mine").count()) > 0;
      const isChosen = (await page.locator("[data-send]").count()) > 0;
      if (isMine && (moment !== "8" || isChosen) && !(await page.locator("dialog[open]").count()))
        await takeAll(page, MOMENTS[moment], taken);
    },
  });
  await page.waitForTimeout(800);
  await takeAll(page, "The end", taken);
  const title = await page.locator(".where").textContent();
  await context.close();
  return { taken, title };
}

async function sheetsOf(browser, url, game) {
  const { taken, title } = await playAndTake(browser, url, game);
  for (const [look, pictures] of Object.entries(taken)) {
    const [size, theme] = look.split("-");
    const sheet = await makeContactSheet(browser, { title, theme, width: WIDTH[size], pictures });
    save(`sheet-${game}-${look}`, sheet);
    if (BEST.includes(`${game}-${look}`)) save(`${game}-${look}`, reduceColours(pictures.at(-2).image));
  }
}

function save(name, image) {
  if (image.length > LARGEST) throw new Error(`${name}: ${image.length} bytes, at most ${LARGEST}`);
  writeFileSync(join(IMAGES, `${name}.png`), image);
  console.log(`${name}.png ${Math.round(image.length / 1000)} kB`);
}

const wanted = process.argv.slice(2).length ? process.argv.slice(2) : GAMES;
mkdirSync(IMAGES, { recursive: true });
const service = await startService();
const browser = await launch();
try {
  const queue = [...wanted];
  const lane = async () => {
    for (let game = queue.shift(); game; game = queue.shift()) await sheetsOf(browser, service.url, game);
  };
  await Promise.all([lane(), lane()]);
} finally {
  await browser.close();
  await service.stop();
}
