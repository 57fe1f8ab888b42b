// Measures how smoothly pieces fly: the time between frames, compared with one moving square and with the page at rest.
import { openPage } from "../browser.mjs";
import { playGame } from "../pointer_player.mjs";
import { playNow } from "../open_table.mjs";

const SMOOTH = 20; // ms between frames; 60 frames per second are 16.7 ms
const ENOUGH = 240; // frames with flying pieces

export async function frameTimes({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, { url: service.url, motion: "full" });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => (await devtools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  await playNow(page, "kingsburg");
  await page.waitForSelector(".prompt.mine");
  await page.waitForTimeout(1500); // for fonts and the first paint
  await page.evaluate(count);
  await page.waitForTimeout(1500);
  await page.evaluate(moveSquare);
  await page.evaluate(() => (window.seenFrames.flight = []));
  const before = await busy();
  const framesInFlight = () => page.evaluate(() => window.seenFrames.flight.length);
  const answers = await playGame(page, {
    look: () => page.waitForSelector(".flying", { state: "detached" }), // a person waits for flying pieces before going on
    until: async () => (await framesInFlight()) >= ENOUGH,
  });
  const cost = ((await busy()) - before) / answers;
  const { rest, square, flight } = await page.evaluate(() => window.seenFrames);
  report.check("frames", flight.length >= ENOUGH ? problems : [...problems, `only ${flight.length} frames with pieces in the air`]);
  await context.close();
  return `pieces in flight ${figures(flight)}; one plain square ${figures(square)}; at rest ${figures(rest)}; ${Math.round(cost)} ms of the page's own thread for an answer`;
}

/** Runs in the page: records the times between frames, by what moves. */
function count() {
  const seen = { rest: [], square: [], flight: [] };
  window.seenFrames = seen;
  let last = performance.now();
  let before = "rest";
  const look = (now) => {
    const kind = document.querySelector(".flying") ? "flight" : document.querySelector(".square") ? "square" : "rest";
    if (kind === before) seen[kind].push(now - last);
    before = kind;
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: moves one square, to find out what this machine can do at best. */
async function moveSquare() {
  const square = document.createElement("div");
  square.className = "square";
  Object.assign(square.style, { position: "fixed", left: 0, top: 0, width: "26px", height: "26px", background: "red", zIndex: 40, willChange: "transform" });
  document.body.append(square);
  await square.animate([{ transform: "none" }, { transform: "translate(900px, 500px)" }], { duration: 1500 }).finished;
  square.remove();
}

function figures(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? NaN;
  const smooth = times.filter((time) => time < SMOOTH).length / times.length;
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return `${Math.round(1000 / mean)} frames/s (median ${median.toFixed(1)} ms, ${Math.round(smooth * 100)} % under ${SMOOTH} ms, ${times.length} frames)`;
}
