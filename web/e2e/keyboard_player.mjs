// Plays with the keyboard only: Tab to what can be chosen, arrows along the board, Enter.
import { setTimeout as sleep } from "node:timers/promises";
import { nextStep } from "./pointer_player.mjs";

const MOST_PRESSES = 260; // more than twice the tab stops of any screen
const ARROW_EVERY = 110; // press an arrow now and then, for what only arrows reach; it may jump back

const hasFocus = (page) => page.evaluate(() => document.activeElement?.matches("[data-next]") ?? false);

/** Press Tab until the next target has the focus; returns false if it is never reached. */
async function tabTo(page) {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await hasFocus(page)) return true;
    await page.keyboard.press(presses % ARROW_EVERY === ARROW_EVERY - 1 ? "ArrowDown" : "Tab");
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
    const step = await nextStep(page, answers);
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
    await sleep(step === "click" ? 15 : 30);
  }
  throw new Error(`the game does not end within ${most} answers`);
}
