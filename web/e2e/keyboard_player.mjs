// Plays with the keyboard only: Tab to what can be chosen, arrows along the board, Enter.
import { setTimeout as sleep } from "node:timers/promises";
import { nextStep } from "./pointer_player.mjs";

const MOST_PRESSES = 264; // more than twice the tab stops of any screen
const HELD = 12; // presses of Tab as of somebody who holds the key down
const ARROW_EVERY = 9; // press an arrow after so many times, for what only arrows reach; it may jump back

/**
 * Runs in the page: whether what should be pressed has the focus. From now on the focus stays where it should be, although
 * Tab is held down.
 */
function hasFocus() {
  const isThere = () => document.activeElement?.matches("[data-next]") ?? false;
  if (!window.holdsFocus) {
    window.holdsFocus = (event) => {
      if (!/^(Tab|Arrow)/.test(event.key) || !isThere()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", window.holdsFocus, true);
  }
  return isThere();
}

/** Hold Tab until the next target has the focus; returns false if it is never reached. */
async function tabTo(page) {
  for (let presses = 0; presses <= MOST_PRESSES; presses += HELD) {
    if (await page.evaluate(hasFocus)) return true;
    if ((presses / HELD) % ARROW_EVERY === ARROW_EVERY - 1) await page.keyboard.press("ArrowDown");
    await Promise.all(Array.from({ length: HELD }, () => page.keyboard.down("Tab")));
    await page.keyboard.up("Tab");
  }
  return false;
}

/** Play with the keyboard only, to the end or for `until` answers; returns the number of answers. */
export async function playByKeys(page, { most = 2500, until = Infinity, patience = 90_000 } = {}) {
  let last = Date.now();
  let answers = 0;
  let lost = 0;
  while (answers < most) {
    if (answers >= until) return answers;
    const step = await nextStep(page, answers, { patience: 1000 });
    if (step === "over") return answers;
    if (step === "escape") await page.keyboard.press("Escape");
    if (step === "click" && (await tabTo(page))) {
      await page.keyboard.press("Enter");
      answers += 1;
      last = Date.now();
    } else if (step === "click" && (await page.locator("[data-next]").count())) {
      lost += 1;
      if (lost > 5)
        throw new Error(
          `cannot be reached by keys: ${await page.locator("[data-next]").evaluate((one) => one.outerHTML.slice(0, 200))}`,
        );
    } else if (Date.now() - last > patience) {
      throw new Error(`nothing can be answered: ${await page.locator(".prompt").first().innerText()}`);
    }
    if (step !== "click") await sleep(30);
  }
  throw new Error(`the game does not end within ${most} answers`);
}
