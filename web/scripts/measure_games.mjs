// Whole games in the browser, measured: bytes on the wire, script for each update, memory over several games.
import { openPage } from "../e2e/browser.mjs";
import { FaultProxy } from "../e2e/fault_proxy.mjs";
import { createTable, newTable, waitForTable } from "../e2e/open_table.mjs";
import { playGame } from "../e2e/pointer_player.mjs";
import { quantile } from "./measure_figures.mjs";
import { collectTransfers } from "./measure_transfers.mjs";
import { markUpdates, traceUpdates } from "./measure_updates.mjs";

const LEVEL = "random"; // bots that answer at once

async function sitDown(page, game) {
  await newTable(page, game, { seats: 2, level: LEVEL });
  await waitForTable(page);
}

/** One game through a counting proxy: bytes of its WebSocket, and of all requests from the first look at the table on. */
export async function measureTraffic(browser, url, game) {
  const proxy = await FaultProxy.start(url);
  const { page, context } = await openPage(browser, { url: proxy.url, serviceWorkers: "block" });
  await page.addInitScript(markUpdates);
  const transfers = await collectTransfers(context, page);
  await page.goto("/");
  await page.locator("article .btn.go").first().waitFor();
  await page.goto(`/new/${game}`);
  await page.locator(".go-row .btn").first().waitFor();
  await page.waitForLoadState("networkidle"); // what the page before still loads does not belong to the table
  transfers.take();
  proxy.reset();
  await createTable(page, { seats: 2, level: LEVEL });
  await waitForTable(page);
  const answers = await playGame(page);
  const requests = transfers.take();
  const sizes = await page.evaluate(() => window.updateSizes);
  const { stream, requests: plain } = proxy.bytes;
  await context.close();
  await proxy.close();
  const outlines = requests.filter(({ url }) => /\/(outline|requests)$/.test(new URL(url).pathname));
  return {
    answers,
    updates: sizes.length,
    medianUpdate: quantile(sizes, 0.5),
    streamBytes: stream.up + stream.down,
    requestBytes: plain.up + plain.down,
    requests: requests.length,
    outlines: outlines.length,
    outlineBytes: outlines.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** One game with full motion, in which every flight is waited for: script for each update. */
export async function measureScript(browser, url, game, cpu) {
  const { page, context } = await openPage(browser, { url, motion: "full", serviceWorkers: "block" });
  await page.addInitScript(markUpdates);
  const devtools = await context.newCDPSession(page);
  await sitDown(page, game);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  const landed = () => page.locator(".flying").first().waitFor({ state: "detached" });
  const traced = await traceUpdates(browser, page, () => playGame(page, { look: landed }));
  await context.close();
  return {
    p50: quantile(traced.perUpdate, 0.5),
    p95: quantile(traced.perUpdate, 0.95),
    longest: traced.longest,
    updates: traced.perUpdate.length,
  };
}

/** Several games in one page without reload; megabytes in use after each, garbage collected. */
export async function measureHeap(browser, url, game, games) {
  const { page, context } = await openPage(browser, { url, serviceWorkers: "block" });
  const devtools = await context.newCDPSession(page);
  await devtools.send("HeapProfiler.enable");
  const used = [];
  await page.goto("/");
  for (let n = 0; n < games; n += 1) {
    await page.locator(`a[href="/new/${game}"]`).first().click();
    await createTable(page, { seats: 2, level: LEVEL });
    await waitForTable(page);
    await playGame(page);
    await page.locator("dialog[open] a[href='/']").click(); // as a person leaves, so that the page stays
    await page.locator("article .btn.go").first().waitFor();
    await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await devtools.send("Runtime.getHeapUsage");
    used.push(usedSize / 1e6);
  }
  await context.close();
  return used;
}
