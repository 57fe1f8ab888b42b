// A deploy under a service worker: tabs of the old build go on, the new worker takes over when they are gone.
import { setTimeout as sleep } from "node:timers/promises";
import { openPage } from "../browser.mjs";
import { createTable, playNow } from "../open_table.mjs";
import { answerOnce } from "../pointer_player.mjs";
import { DeployingProxy } from "./deploying_proxy.mjs";

const PATIENCE = 60_000;
const ANSWERS = 3;
const ACTIVATION = 2_000;
const NOISE = /WebSocket|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load|net::/; // logged while offline

export async function workerUpdate({ browser, service, report }) {
  const proxy = await DeployingProxy.start(service.url);
  const { page, context, problems } = await openPage(browser, { url: proxy.url });
  const check = (problem, isWell) => report.check("worker update", isWell ? [] : [problem]);
  const { version, laterVersion } = proxy.files;
  try {
    await playNow(page, "kingsburg");
    await until("the first build is kept", async () => (await keptBuilds(page)).includes(version));
    await until("the first worker controls the page", () => isControlled(page));
    await until("the board is kept", () => hasKept(page, /assets.kingsburg/));
    await page.locator("header a.logo").click();
    let loads = 0;
    page.on("domcontentloaded", () => (loads += 1));

    proxy.isDeployed = true;
    const other = await context.newPage();
    await other.goto("/");
    check("a new tab has the old client", await isLater(other));
    await until("the new worker waits", () => hasWaiting(other));
    await other.reload();
    check("the old files are gone under an open tab", (await keptBuilds(page)).includes(version));
    await page.locator('a[href="/new/kingsburg"]').click();
    await createTable(page, { seats: 2, level: "random" });
    await answers(page, ANSWERS);
    check("the tab of the old build was loaded again", loads === 0);
    await page.close();

    // The worker looks at every navigation whether tabs are left, and a busy browser counts one that has just closed.
    await until("only the new build is kept", async () => {
      await other.reload();
      await sleep(ACTIVATION);
      return (await keptBuilds(other)).join() === laterVersion;
    });
    await until("the new worker controls the page", () => isControlled(other));
    await context.setOffline(true);
    await other.reload();
    await other.locator("[data-retry]").waitFor();
    check("without a connection the old client opens", await isLater(other));
    await context.setOffline(false);
    await other.locator("article .btn.go").first().waitFor();
    report.check(
      "worker update",
      problems.filter((problem) => !NOISE.test(problem)),
    );
    return "the new worker took over after the last tab of the old build";
  } finally {
    await context.close();
    proxy.stop();
  }
}

async function until(what, isSo) {
  for (const end = Date.now() + PATIENCE; !(await isSo()); await sleep(200))
    if (Date.now() > end) throw new Error(`not so in time: ${what}`);
}

/** The versions of which something is kept. */
function keptBuilds(page) {
  return page.evaluate(async () => (await caches.keys()).map((name) => name.split("-").at(-1)));
}

function hasKept(page, pattern) {
  return page.evaluate(async (pattern) => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
    return kept.some(({ url }) => pattern.test(url));
  }, pattern);
}

function isControlled(page) {
  return page.evaluate(() => navigator.serviceWorker.controller !== null);
}

function hasWaiting(page) {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

/** Whether the page is one of the later build. */
async function isLater(page) {
  return (await page.locator("script[type=module]").first().getAttribute("src")).includes("-later");
}

async function answers(page, wanted) {
  for (let turn = 0, given = 0, end = Date.now() + PATIENCE; given < wanted; turn += 1) {
    if ((await answerOnce(page, turn, { patience: 1000 })) === "click") given += 1;
    if (Date.now() > end) throw new Error("the table of the old build does not go on");
  }
}
