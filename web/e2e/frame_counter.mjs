// Counts the times between frames: of pieces that fly, of one moving square, and of the page at rest.
import { playGame } from "./pointer_player.mjs";

export const ENOUGH = 240; // frames with flying pieces

/** Play at the table of `page`, whose motion is full, until enough frames with flying pieces were seen. */
export async function countFrames(page, context) {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const busy = async () =>
    (await devtools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  await page.locator(".prompt.mine").first().waitFor();
  await page.waitForTimeout(1500); // for fonts and the first paint
  await page.evaluate(count);
  await page.waitForTimeout(1500);
  await page.evaluate(moveSquare);
  await page.evaluate(() => (window.seenFrames.flight = []));
  const before = await busy();
  const framesInFlight = () => page.evaluate(() => window.seenFrames.flight.length);
  const answers = await playGame(page, {
    look: () => page.locator(".flying").first().waitFor({ state: "detached" }), // a person waits for flying pieces before going on
    until: async () => (await framesInFlight()) >= ENOUGH,
  });
  const cost = ((await busy()) - before) / answers;
  return { cost, ...(await page.evaluate(() => window.seenFrames)) };
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
  Object.assign(square.style, {
    position: "fixed",
    left: 0,
    top: 0,
    width: "26px",
    height: "26px",
    background: "red",
    zIndex: 40,
    willChange: "transform",
  });
  document.body.append(square);
  await square.animate([{ transform: "none" }, { transform: "translate(900px, 500px)" }], { duration: 1500 }).finished;
  square.remove();
}
