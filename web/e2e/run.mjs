// Plays whole games in Chromium against a real service and looks at every screen: npm run e2e [-- part …]
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { launch, openPage } from "./browser.mjs";
import { axeProblems, layoutProblems } from "./checks.mjs";
import { answerOnce, playByKeys, playToEnd } from "./player.mjs";
import { startService } from "./service.mjs";

const SHOTS = join(import.meta.dirname, "shots");
const failures = [];

function check(what, problems) {
  for (const problem of problems) failures.push(`${what}: ${problem}`);
  if (problems.length) console.error(`✗ ${what}\n   ${problems.slice(0, 6).join("\n   ")}`);
}

/** A picture of a screen, and what must hold on it. */
async function look(page, name) {
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
  check(name, [...(await layoutProblems(page)), ...(await axeProblems(page))]);
}

async function start(page, game) {
  await page.goto("/");
  const card = page.getByRole("article").filter({ has: page.locator(`a[href="/new/${game}"]`) });
  await card.locator(".btn.go").click();
  await page.waitForURL(/\/table\//);
  await page.waitForSelector(".prompt");
}

async function wholeGame(browser, url, game, size, language, theme) {
  const name = `${game}-${size}-${language}-${theme}`;
  const { page, context, problems } = await openPage(browser, { url, size, theme, language });
  const began = Date.now();
  await start(page, game);
  let battles = 0;
  const turns = await playToEnd(page, {
    before: async () => {
      if (battles || !(await page.locator(".battle").count())) return;
      battles += 1;
      await sleep(900);
      await look(page, `${name}-battle`);
    },
    look: async (turn) => {
      if ([2, 5, 9, 25, 60].includes(turn)) await look(page, `${name}-turn${turn}`);
    },
  });
  await sleep(600);
  await look(page, `${name}-end`);
  console.log(`✓ ${name}: ${turns} steps in ${Math.round((Date.now() - began) / 1000)} s`);
  check(name, problems);
  await context.close();
}

/** Every screen outside a game, both themes and sizes. */
async function screens(browser, url) {
  for (const size of ["desktop", "phone"]) {
    for (const theme of ["dark", "light"]) {
      const { page, context, problems } = await openPage(browser, { url, size, theme, language: theme === "dark" ? "en" : "hu" });
      for (const [name, path] of [["home", "/"], ["new", "/new/kingsburg"], ["settings", "/settings"], ["credits", "/credits"], ["join", "/join/a-x?code=x"]]) {
        await page.goto(path);
        await page.waitForSelector("h1");
        await sleep(500);
        await look(page, `${name}-${size}-${theme}`);
      }
      await start(page, "kingsburg");
      await page.waitForSelector(".prompt.mine");
      for (let turn = 0; turn < 12 && !(await page.locator(".advisor.can").count()); turn += 1) {
        await answerOnce(page, 5);
        await sleep(400);
      }
      await look(page, `court-${size}-${theme}`);
      await page.locator(".advisor.can").first().click();
      await sleep(700);
      await look(page, `choosing-${size}-${theme}`);
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await whyNot(page, `${size}-${theme}`);
      check(`screens-${size}-${theme}`, problems);
      await context.close();
    }
  }
  console.log("✓ screens");
}

/** What cannot be chosen answers a click with its reason, and the reason leads to the rule. */
async function whyNot(page, name) {
  await page.locator(".advisor.not").last().click();
  const rule = page.locator(".toasts .rule, dialog[open] .rule").first();
  await rule.waitFor({ timeout: 5000 });
  await look(page, `why-not-${name}`);
  await rule.click();
  await page.locator("dialog[open] h3").last().waitFor();
  await look(page, `rule-${name}`);
  await page.keyboard.press("Escape");
}

async function byKeyboard(browser, url) {
  const { page, context, problems } = await openPage(browser, { url, language: "en", theme: "light" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await start(page, "kingsburg");
  await page.waitForSelector(".prompt.mine");
  await page.keyboard.press("?");
  await page.locator("dialog dl").waitFor();
  await look(page, "keys-desktop-light");
  await page.keyboard.press("Escape");
  console.log(`✓ keyboard: ${await playByKeys(page)} rounds`);
  check("keyboard", problems);
  await context.close();
}

/** A friend comes by link; both see each other's moves; the line drops in the middle and comes back. */
async function friends(browser, service) {
  const { url } = service;
  const anna = await openPage(browser, { url });
  const bence = await openPage(browser, { url, size: "phone", language: "hu" });
  await anna.page.goto("/new/kingsburg");
  await anna.page.getByRole("radio", { name: "2", exact: true }).click();
  await anna.page.locator(".seats select").nth(1).selectOption("invited");
  await anna.page.locator(".go-row .btn").click();
  await anna.page.waitForURL(/\/table\//);
  await look(anna.page, "lobby-desktop-dark");
  await anna.page.getByRole("button", { name: "Invite" }).click();
  const link = await anna.page.locator("input.link").inputValue();
  await bence.page.goto(link);
  await bence.page.locator("#name").fill("Bence");
  await bence.page.locator("form .btn").click();
  await anna.page.waitForSelector(".prompt", { timeout: 15_000 });
  await bence.page.waitForSelector(".prompt", { timeout: 15_000 });
  let dropped = false;
  for (let turn = 0; turn < 40; turn += 1) {
    for (const { page } of [anna, bence]) {
      if (!(await page.locator(".prompt.mine").count())) continue;
      if (turn > 12 && !dropped && (await page.locator("[data-send]").count())) {
        dropped = true;
        const restarting = service.restart();
        await sleep(300);
        await page.locator("[data-send]").click();
        await page.waitForSelector(".line");
        await look(page, "line-down");
        await restarting;
        await page.waitForSelector(".line", { state: "detached", timeout: 20_000 });
        await page.waitForSelector("[data-send]", { state: "detached", timeout: 20_000 });
        continue;
      }
      await answerOnce(page, turn).catch(() => undefined);
    }
    await sleep(150);
  }
  check("friends", dropped ? [] : ["the line never dropped in the middle of a move"]);
  const noise = (problem) => !/WebSocket|ERR_CONNECTION|Failed to load/.test(problem);
  check("friends", [...anna.problems, ...bence.problems].filter(noise));
  console.log("✓ friends: invitation, dropped line in mid-move");
  await anna.context.close();
  await bence.context.close();
}

const PARTS = {
  screens: (browser, service) => screens(browser, service.url),
  friends,
  keyboard: (browser, { url }) => byKeyboard(browser, url),
  "kingsburg-desktop": (browser, { url }) => wholeGame(browser, url, "kingsburg", "desktop", "en", "dark"),
  "kingsburg-phone": (browser, { url }) => wholeGame(browser, url, "kingsburg", "phone", "hu", "light"),
  "heirlooms-desktop": (browser, { url }) => wholeGame(browser, url, "heirlooms", "desktop", "de", "light"),
  "heirlooms-phone": (browser, { url }) => wholeGame(browser, url, "heirlooms", "phone", "en", "dark"),
  "royals-desktop": (browser, { url }) => wholeGame(browser, url, "royals", "desktop", "en", "dark"),
  "rival_kings-phone": (browser, { url }) => wholeGame(browser, url, "rival_kings", "phone", "hu", "dark"),
};

const wanted = process.argv.slice(2).length ? process.argv.slice(2) : Object.keys(PARTS);
if (wanted.length === Object.keys(PARTS).length) rmSync(SHOTS, { recursive: true, force: true });
mkdirSync(SHOTS, { recursive: true });
const service = await startService();
const browser = await launch();
try {
  const games = await (await fetch(`${service.url}/api/games`)).json();
  for (const part of wanted) {
    const game = part.split("-")[0];
    if (/-(desktop|phone)$/.test(part) && !games.some((one) => one.id === game)) {
      failures.push(`${game} is not installed; heirlooms: pip install ./examples/heirlooms`);
      continue;
    }
    await PARTS[part](browser, service);
  }
} catch (error) {
  failures.push(String(error));
  console.error(error);
} finally {
  await browser.close();
  await service.stop();
}
console.log(failures.length ? `${failures.length} problems` : "all well");
process.exit(failures.length ? 1 : 0);
