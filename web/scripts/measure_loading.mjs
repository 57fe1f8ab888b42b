// How the home page loads: its requests and bytes, and when it can be used on a slow computer and on slow lines.
import { openPage } from "../e2e/browser.mjs";
import { collectTransfers, sumByKind } from "./measure_transfers.mjs";

const USABLE = "article .btn.go";
const SETTLED = 1500; // ms after which a home page at rest has fetched what it wants
const CONDITIONS = {
  "CPU 4x": { cpu: 4 },
  "CPU 4x, 1.6 Mb/s": { cpu: 4, kilobits: 1600, latency: 150 },
  "CPU 4x, 400 kb/s": { cpu: 4, kilobits: 400, latency: 400 },
};

/** The first and the second load of the home page, in English, with nothing kept by a service worker. */
export async function measureFirstLoad(browser, url) {
  const { page, context } = await openPage(browser, { url, serviceWorkers: "block" });
  const transfers = await collectTransfers(context, page);
  await page.goto("/");
  await page.locator(USABLE).first().waitFor();
  await page.waitForTimeout(SETTLED);
  const first = transfers.take();
  await page.goto("/");
  await page.locator(USABLE).first().waitFor();
  await page.waitForTimeout(SETTLED);
  const second = transfers.take();
  await context.close();
  return { first: sumByKind(first), second: sumByKind(second).all.bytes, requests: first };
}

/** Seconds until the first button can be used and until the largest paint, and the layout shift, by condition. */
export async function measurePaints(browser, url) {
  const found = {};
  for (const [name, condition] of Object.entries(CONDITIONS)) found[name] = await measurePaint(browser, url, condition);
  return found;
}

async function measurePaint(browser, url, { cpu, kilobits, latency = 0 }) {
  const { page, context } = await openPage(browser, { url, serviceWorkers: "block" });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  if (kilobits) {
    const bytesPerSecond = (kilobits * 1000) / 8;
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  await page.addInitScript(watchPaints, USABLE);
  await page.goto("/", { timeout: 120_000 });
  await page.waitForFunction(() => window.paints.usable > 0, undefined, { timeout: 120_000 });
  await page.waitForTimeout(SETTLED * cpu);
  const paints = await page.evaluate(() => window.paints);
  await context.close();
  return { usable: paints.usable / 1000, largest: paints.largest / 1000, shift: paints.shift };
}

/** Runs in the page: notes when the button came, the largest paint, and how much the page shifted. */
function watchPaints(usable) {
  const paints = { usable: 0, largest: 0, shift: 0 };
  window.paints = paints;
  const look = () => {
    if (document.querySelector(usable)) paints.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    paints.largest = list.getEntries().at(-1).startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) paints.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}
