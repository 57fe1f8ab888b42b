// A difficult device: its clock jumps, or its browser lets no page keep anything.
import { meetInEachGame } from "./storm_table.mjs";

const HOUR = 3_600_000;
const JUMPS = new Map([
  [2, 3 * HOUR],
  [4, -2 * HOUR],
  [7, 0],
]);
const CLOCK = ".clock";
const TOLERANCE = 20; // seconds that may pass on a busy machine between two looks at the clock

/** The device's clock jumps by hours, forth and back; what a player has left must not. */
export function clockJumps(run) {
  return meetInEachGame(
    run,
    "clock",
    async (storm, game) => {
      await storm.sitDown(game, { pace: /^Live/ });
      return storm.play(async (answer) => {
        if (!JUMPS.has(answer)) return;
        await myQuestion(storm.page);
        const before = await secondsLeft(storm.page);
        await storm.page.evaluate((jump) => (window.clockJump = jump), JUMPS.get(answer));
        await storm.page.waitForTimeout(700);
        const after = await secondsLeft(storm.page);
        run.report.check("clock", wrongClocks(before, after));
      });
    },
    { prepare: (context) => context.addInitScript(makeClockJump), shortGame: "kingsburg" },
  );
}

function wrongClocks(before, after) {
  if (!before.length) return ["no clock is shown"];
  return before.flatMap((seconds, n) =>
    Math.abs(seconds - (after[n] ?? NaN)) <= TOLERANCE ? [] : [`a clock went from ${seconds} s to ${after[n]} s`],
  );
}

/** Wait until I am asked and nothing is being sent: moves of others add time, and a new round changes their order. */
function myQuestion(page) {
  return page.locator('.frame:has(main[aria-busy="false"]) .prompt.mine').first().waitFor();
}

/** What the clocks on the page say, in seconds. */
async function secondsLeft(page) {
  const texts = await page.locator(CLOCK).allInnerTexts();
  return texts.map((text) => text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0));
}

/** Runs in the page: `window.clockJump` milliseconds are added to the device's clock. */
function makeClockJump() {
  const Plain = Date;
  const now = () => Plain.now() + (window.clockJump ?? 0);
  window.Date = class extends Plain {
    constructor(...parts) {
      super(...(parts.length ? parts : [now()]));
    }
    static now() {
      return now();
    }
  };
}

/** No storage of any kind: every access throws, as with cookies blocked in the settings of a browser. */
export function blockedStorage(run) {
  return meetInEachGame(
    run,
    "storage",
    async (storm, game) => {
      await storm.sitDown(game);
      return storm.play();
    },
    { prepare: (context) => context.addInitScript(blockStorage), isSettingsKept: false },
  );
}

/** Runs in the page. */
function blockStorage() {
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("access is denied", "SecurityError");
      },
    });
}
