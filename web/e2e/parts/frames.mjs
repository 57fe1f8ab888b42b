// How smoothly pieces travel: times between frames while something flies, beside one plain square on the same page, and the page at rest.
import { openPage } from "../browser.mjs";
import { playOn } from "../player.mjs";
import { playNow } from "../tables.mjs";

const SMOOTH = 20; // ms between frames; 60 a second are 16.7
const ENOUGH = 240; // frames with something in the air

export async function frames({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, { url: service.url, motion: "full" });
  const line = await context.newCDPSession(page);
  await line.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () => (await line.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  await playNow(page, "kingsburg");
  await page.waitForSelector(".prompt.mine");
  await page.waitForTimeout(1500); // fonts and the first drawing
  await page.evaluate(count);
  await page.waitForTimeout(1500);
  await page.evaluate(moveSquare);
  await page.evaluate(() => (window.seenFrames.travel = []));
  const before = await busy();
  const travelled = () => page.evaluate(() => window.seenFrames.travel.length);
  const answers = await playOn(page, {
    look: () => page.waitForSelector(".flying", { state: "detached" }), // a person looks at what flies before going on
    until: async () => (await travelled()) >= ENOUGH,
  });
  const cost = ((await busy()) - before) / answers;
  const { rest, square, travel } = await page.evaluate(() => window.seenFrames);
  report.check("frames", travel.length >= ENOUGH ? problems : [...problems, `only ${travel.length} frames with pieces in the air`]);
  await context.close();
  return `pieces in flight ${figures(travel)}; one plain square ${figures(square)}; at rest ${figures(rest)}; ${Math.round(cost)} ms of the page's own thread for an answer`;
}

/** Runs in the page: times between frames, by what moves. */
function count() {
  const seen = { rest: [], square: [], travel: [] };
  window.seenFrames = seen;
  let last = performance.now();
  let before = "rest";
  const look = (now) => {
    const kind = document.querySelector(".flying") ? "travel" : document.querySelector(".square") ? "square" : "rest";
    if (kind === before) seen[kind].push(now - last);
    before = kind;
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: the least that can move, for what this machine can do at all. */
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
