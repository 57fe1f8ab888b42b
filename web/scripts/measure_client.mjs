// Measures the client as a person meets it, for this checkout and optionally for another one, side by side in one run:
// npm run measure [-- --before /path/to/other/checkout] [--only loading,kingsburg,paladins,frames,heap]
import { join } from "node:path";
import { parseArgs } from "node:util";
import { launch, openPage } from "../e2e/browser.mjs";
import { countFrames } from "../e2e/frame_counter.mjs";
import { newTable, waitForTable } from "../e2e/open_table.mjs";
import { startService } from "../e2e/start_service.mjs";
import { kilobytes, markdownTable, mean, quantile } from "./measure_figures.mjs";
import { measureHeap, measureScript, measureTraffic } from "./measure_games.mjs";
import { measureFirstLoad, measurePaints } from "./measure_loading.mjs";

const HERE = join(import.meta.dirname, "../..");
const HEAP_GAMES = 5;

/** Each part measures one build and returns rows: what, and its value. */
const PARTS = {
  async loading(browser, url) {
    const { first, second } = await measureFirstLoad(browser, url);
    const kind = (name) => `${kilobytes(first[name]?.bytes ?? 0)} (${first[name]?.requests ?? 0})`;
    const paints = await measurePaints(browser, url);
    return [
      ["first load of home: bytes (requests)", kind("all")],
      ["fonts", kind("fonts")],
      ["JS and CSS", kind("code")],
      ["texts", kind("texts")],
      ["repeat load", kilobytes(second)],
      ...Object.entries(paints).map(([name, { usable, largest, shift }]) => [
        `usable / largest paint, ${name}; layout shift`,
        `${usable.toFixed(1)} / ${largest.toFixed(1)} s; ${shift.toFixed(2)}`,
      ]),
    ];
  },

  async kingsburg(browser, url) {
    const traffic = await measureTraffic(browser, url, "kingsburg");
    const plain = await measureScript(browser, url, "kingsburg", 1);
    const slow = await measureScript(browser, url, "kingsburg", 4);
    const script = ({ p50, p95, longest }) =>
      `${p50.toFixed(0)} / ${p95.toFixed(0)} ms; longest ${longest.toFixed(0)} ms`;
    return [
      ["Kingsburg game: updates, median size", `${traffic.updates}, ${kilobytes(traffic.medianUpdate)}`],
      ["WebSocket on the wire", kilobytes(traffic.streamBytes)],
      ["all requests of the game", `${kilobytes(traffic.requestBytes)} (${traffic.requests})`],
      ["script for an update p50 / p95", script(plain)],
      ["the same, CPU 4x", script(slow)],
    ];
  },

  async paladins(browser, url) {
    const traffic = await measureTraffic(browser, url, "paladins");
    return [
      ["Paladins game: updates, median size", `${traffic.updates}, ${kilobytes(traffic.medianUpdate)}`],
      ["WebSocket on the wire", kilobytes(traffic.streamBytes)],
      ["outlines fetched", `${kilobytes(traffic.outlineBytes)} (${traffic.outlines})`],
      ["all requests of the game", `${kilobytes(traffic.requestBytes)} (${traffic.requests})`],
    ];
  },

  async frames(browser, url) {
    const { page, context } = await openPage(browser, { url, motion: "full", serviceWorkers: "block" });
    await newTable(page, "kingsburg", { seats: 2, level: "random" });
    await waitForTable(page);
    const { flight, square } = await countFrames(page, context);
    await context.close();
    const figures = (times) => `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)} ms`;
    const share = mean(square) / mean(flight);
    return [
      ["frames while pieces fly p50 / p95", figures(flight)],
      ["a lone square p50 / p95", figures(square)],
      ["mean frame rate, of the square's", share.toFixed(2)],
    ];
  },

  async heap(browser, url) {
    const used = await measureHeap(browser, url, "kingsburg", HEAP_GAMES);
    return [
      [`heap after each of ${HEAP_GAMES} games`, `${used.map((megabytes) => megabytes.toFixed(2)).join(", ")} MB`],
    ];
  },
};

const { values } = parseArgs({ options: { before: { type: "string" }, only: { type: "string" } } });
const wanted = values.only?.split(",") ?? Object.keys(PARTS);
const unknown = wanted.filter((name) => !PARTS[name]);
if (unknown.length) throw new Error(`no such part: ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}`);
const builds = [
  ...(values.before ? [{ name: "before", checkout: values.before }] : []),
  { name: "now", checkout: HERE },
];

/** Run one part on every build, one after the other, so that both meet the same machine. */
async function measurePart(name, browser, services) {
  const columns = [];
  for (const service of services) columns.push(await PARTS[name](browser, service.url));
  return columns[0].map(([what, value], row) => [what, value, ...columns.slice(1).map((column) => column[row][1])]);
}

const services = [];
const browser = await launch();
try {
  for (const { checkout } of builds) services.push(await startService("ignore", { checkout, count: 1 }));
  const rows = [["what", ...builds.map(({ name }) => name)]];
  for (const name of wanted) {
    const found = await measurePart(name, browser, services);
    for (const row of found) console.log(row.join(" | "));
    rows.push(...found);
  }
  console.log(`\n${markdownTable(rows)}`);
} finally {
  await browser.close();
  for (const service of services) await service.stop();
}
