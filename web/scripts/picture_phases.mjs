// Plays a game and takes a picture of every kind of question and of every scene, in both themes and sizes.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { launch, openPage, THEMES } from "../e2e/browser.mjs";
import { newTable, waitForTable } from "../e2e/open_table.mjs";
import { answerOnce, END } from "../e2e/pointer_player.mjs";
import { startService } from "../e2e/start_service.mjs";

const SHOTS = join(import.meta.dirname, "../e2e/shots/phases");
/** The numbers of players with which every phase of a game is seen. */
const SEATS = { kingsburg: [3], royals: [3], rival_kings: [4, 2], paladins: [2, 1] };
/** Scenes that pass; what happens is watched until they were seen. */
const SCENES = { kingsburg: ["battle"], royals: [], rival_kings: ["reveal"], paladins: ["inquisition"] };
const LONGEST = 20 * 60_000; // milliseconds of one game
const SETTLED = 700; // milliseconds until nothing moves any more
const LATER = 60; // answers after which a question is pictured once more, on a board that has filled

/** What is on the screen that deserves a picture: a scene that passes, or a question to me. */
function momentOf(page) {
  return page.evaluate(() => {
    const scenes = [...document.querySelectorAll("[data-scene]")].filter((one) => one.checkVisibility());
    const scene = scenes.find((one) => one.dataset.scene !== "telling") ?? scenes[0];
    if (scene) return { name: scene.dataset.scene, isScene: true };
    const asked = document.querySelector(".prompt.mine[data-question]");
    if (!asked) return undefined;
    const isChosen = !!document.querySelector("[data-send]");
    return { name: asked.dataset.question + (isChosen ? "-chosen" : ""), isScene: false };
  });
}

class Album {
  constructor(page, folder, size) {
    Object.assign(this, { page, folder, size, seen: new Set(), n: 0 });
  }

  /** Take the current moment, if it is new. */
  async look(answers) {
    const moment = await momentOf(this.page);
    if (!moment) return;
    const name = answers > LATER ? `${moment.name}-later` : moment.name;
    if (this.seen.has(name)) return;
    this.seen.add(name);
    await this.page.mouse.move(1, 1); // no card covers the board
    await this.page.waitForTimeout(SETTLED);
    await this.take(name, moment.isScene);
    if (!moment.isScene && this.size === "desktop" && name.endsWith("-chosen")) await this.takeCard(name);
  }

  async take(name, isPassing = false) {
    this.n += 1;
    const number = String(this.n).padStart(2, "0");
    for (const theme of isPassing ? [THEMES[this.n % 2]] : THEMES) {
      await this.page.emulateMedia({ colorScheme: theme });
      await this.page.waitForSelector(`html.${theme}`);
      const path = join(this.folder, `${this.size}-${theme}`, `${number}-${name}.png`);
      await this.page.screenshot({ path });
    }
  }

  /** The card of something that cannot be chosen now. */
  async takeCard(name) {
    const some = this.page.locator("main [data-card]:visible");
    const count = await some.count();
    if (!count) return;
    await some.nth(this.n % count).hover({ force: true, timeout: 2000 });
    await this.page.waitForTimeout(SETTLED);
    await this.take(`${name}-card`);
    await this.page.mouse.move(1, 1);
  }
}

async function playAndLook(browser, url, { game, seats, size }) {
  const folder = join(SHOTS, `${game}-${seats}`);
  const { page, context } = await openPage(browser, { url, size, motion: "full", pace: "fast" });
  await newTable(page, game, { seats });
  await waitForTable(page);
  const album = new Album(page, folder, size);
  const end = Date.now() + LONGEST;
  let answers = 0;
  for (let turn = 0; Date.now() < end; turn += 1) {
    await album.look(answers);
    const isWatching = SCENES[game].some((scene) => !album.seen.has(scene) && !album.seen.has(`${scene}-later`));
    if (isWatching && (await page.locator("[data-scene]").count())) {
      await page.waitForTimeout(100);
      continue;
    }
    const step = await answerOnce(page, turn);
    if (step === "over") break;
    if (step === "click") answers += 1;
    await page.waitForTimeout(step === "wait" ? 40 : 120);
  }
  await page.locator(END).first().waitFor();
  await page.waitForTimeout(SETTLED);
  await album.take("end");
  await context.close();
  console.log(`${game} ${seats} ${size}: ${answers} answers, ${album.n} moments`);
}

const HELP = `Pictures of every kind of question and of every scene, in both themes and sizes.

npm run phases [-- GAME …]       all games: ${Object.keys(SEATS).join(", ")}
for example: npm run phases -- royals
They are written to web/e2e/shots/phases/GAME-SEATS/SIZE-THEME/NN-NAME.png; all games take about 12 minutes.`;

/** The games to play; says how to call this and ends if there is no such game. */
function wantedGames(names) {
  const unknown = names.filter((name) => !(name in SEATS));
  if (!unknown.length) return names.length ? names : Object.keys(SEATS);
  console.log(unknown[0] === "--help" ? HELP : `No game is called ${unknown.join(", ")}.\n\n${HELP}`);
  process.exit(unknown[0] === "--help" ? 0 : 2);
}

const wanted = wantedGames(process.argv.slice(2));
const queue = wanted.flatMap((game) =>
  SEATS[game].flatMap((seats) => ["desktop", "phone"].map((size) => ({ game, seats, size }))),
);
for (const { game, seats } of queue) {
  rmSync(join(SHOTS, `${game}-${seats}`), { recursive: true, force: true });
  mkdirSync(join(SHOTS, `${game}-${seats}`), { recursive: true });
}
const service = await startService();
const browser = await launch();
try {
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await playAndLook(browser, service.url, next);
  };
  await Promise.all([lane(), lane()]);
} finally {
  await browser.close();
  await service.stop();
}
