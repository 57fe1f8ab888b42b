// Without a connection: the client opens, the last position and the rules can be read, and play goes on afterwards.
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { openPage } from "../browser.mjs";
import { answerOnce } from "../pointer_player.mjs";
import { newTable, playNow } from "../open_table.mjs";

const BEFORE = 6; // answers before the connection is lost
const AFTER = 3;
const PATIENCE = 120_000; // for a busy machine
const MOST_KEPT = 500_000; // bytes, compressed
const NOISE = /WebSocket|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|net::/; // what the browser logs while offline
const BANNER = ".banner[role=status]";

export async function offline({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, { url: service.url, serviceWorkers: "allow" });
  const check = (problem, isWell) => report.check("offline", isWell ? [] : [problem]);
  await visitGames(page);
  await playNow(page, "kingsburg");
  await answer(page, BEFORE);
  const address = new URL(page.url()).pathname;
  await until("the position is kept", async () => (await storedTables(page)).some((id) => address.endsWith(id)));
  await until("the rules are kept", () => hasKept(page, "/api/games/kingsburg/rules/"));
  await until("the board is kept", () => hasKept(page, "/assets/kingsburg"));
  const size = await sizeKept(page);
  check(`${size} bytes are kept, at most ${MOST_KEPT} may be`, size <= MOST_KEPT);
  check("an answer of the API that belongs to a person is kept", !(await hasKept(page, "/api/(me|tables|lobby)")));

  await context.setOffline(true);
  await page.reload();
  await page.waitForSelector(BANNER);
  await drawnBoard(page);
  check("something can be done without a connection", !(await page.locator(".prompt, main .can").count()));
  await report.look(page, "offline-table");
  await readRules(page, page.locator("[data-opens=rules]"));
  await page.locator(`${BANNER} a`).click();
  await page.locator(`a[href="${address}"]`).waitFor();
  await report.look(page, "offline-list");
  await readRules(page, page.locator(".rules .btn").first());
  await page.getByRole("link", { name: /^Paladins/ }).click(); // drawn by the generic board, from an outline
  await drawnBoard(page);
  await page.locator(`${BANNER} a`).click();
  await page.locator(`a[href="${address}"]`).click();
  await page.waitForSelector(BANNER);

  await context.setOffline(false);
  await page.waitForSelector("section.prompt", { timeout: PATIENCE });
  await answer(page, AFTER);
  await sharedDeviceKeepsNothing(page, check);
  await signOut(page);
  await until("nothing is kept after signing out", async () => !(await storedTables(page)).length);
  await until("no visit is known after signing out", async () => !(await hasKept(page, "/api/games/")));
  report.check(
    "offline",
    problems.filter((problem) => !NOISE.test(problem)),
  );
  await context.close();
  return `${Math.round(size / 1000)} kB kept`;
}

/** Open the other games once, so that as much is kept as may be. */
async function visitGames(page) {
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  for (const game of ["royals", "paladins", "rival_kings"]) {
    await playNow(page, game);
    const id = new URL(page.url()).pathname.split("/")[2];
    await until(`the rules of ${game} are kept`, () => hasKept(page, `/api/games/${game}/rules/`));
    await until(`the table of ${game} is kept`, async () => (await storedTables(page)).includes(id));
  }
}

/** Wait until a board with its words is there. */
function drawnBoard(page) {
  return page.waitForFunction(() => (document.querySelector("main.board")?.innerText.length ?? 0) > 100);
}

async function readRules(page, button) {
  await button.click();
  await page.locator("dialog[open] .all li").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

/** A table for two people on one device is not kept, and neither is any table once the device is said to be shared. */
async function sharedDeviceKeepsNothing(page, check) {
  await newTable(page, "kingsburg", { seats: 2, kinds: { 1: "device" } });
  await page.locator("section.prompt, .curtain").first().waitFor();
  await sleep(2500); // longer than a position waits to be written
  const id = new URL(page.url()).pathname.split("/")[2];
  check("a table of a shared device is kept", !(await storedTables(page)).includes(id));
  await page.goto("/settings");
  const shared = page.getByRole("switch", { name: "Other people use this device too" });
  await shared.click();
  await until("a shared device keeps nothing", async () => !(await storedTables(page)).length);
  await shared.click();
}

async function signOut(page) {
  await playNow(page, "kingsburg");
  await until("positions are kept again", async () => (await storedTables(page)).length > 0);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(/\/$/);
}

async function answer(page, wanted) {
  const end = Date.now() + PATIENCE;
  for (let turn = 0, answers = 0; answers < wanted; turn += 1) {
    const step = await answerOnce(page, turn, { patience: 1000 });
    if (step === "click") answers += 1;
    if (Date.now() > end) throw new Error("the table does not go on");
  }
}

async function until(what, isSo) {
  for (const end = Date.now() + PATIENCE; !(await isSo()); await sleep(200))
    if (Date.now() > end) throw new Error(`not so in time: ${what}`);
}

/** The ids of the tables in the store of the page. */
function storedTables(page) {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open("kingscourt", 1);
        request.onupgradeneeded = () => request.transaction.abort(); // the page makes its own
        request.onerror = () => resolve([]);
        request.onsuccess = () => {
          const keys = request.result.transaction("tables").objectStore("tables").getAllKeys();
          keys.onsuccess = () => resolve(keys.result);
          keys.onerror = () => reject(keys.error);
          request.result.close();
        };
      }),
  );
}

/** Whether something is kept at an address that matches. */
function hasKept(page, pattern) {
  return page.evaluate(async (pattern) => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
    return kept.some(({ url }) => new RegExp(pattern).test(new URL(url).pathname));
  }, pattern);
}

/** The compressed size of everything that is kept; fonts are compressed already. */
async function sizeKept(page) {
  const bodies = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const answers = (await Promise.all(opened.map((cache) => cache.matchAll()))).flat();
    const read = async (answer) => {
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return { url: answer.url, text: Array.from(bytes, (byte) => String.fromCharCode(byte)).join("") };
    };
    return Promise.all(answers.map(read));
  });
  const sizes = bodies.map(({ url, text }) => {
    const bytes = Buffer.from(text, "latin1");
    return url.endsWith(".woff2") ? bytes.length : gzipSync(bytes, { level: 9 }).length;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}
