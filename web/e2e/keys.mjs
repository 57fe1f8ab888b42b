// Plays without a pointer: Tab to what can be chosen, arrows along the board, Enter.
import { setTimeout as sleep } from "node:timers/promises";
import { nextStep } from "./player.mjs";

const ROUND = 260; // more stops than any screen has, twice
const STOPS = 110; // after as many an arrow, for what only arrows reach; it may jump back

const hasFocus = (page) => page.evaluate(() => document.activeElement?.matches("[data-next]") ?? false);

/** Press Tab until what is wanted has the focus; false after a whole round. */
async function tabTo(page) {
  for (let presses = 0; presses < ROUND; presses += 1) {
    if (await hasFocus(page)) return true;
    await page.keyboard.press(presses % STOPS === STOPS - 1 ? "ArrowDown" : "Tab");
  }
  return false;
}

/** A whole game, with keys only; `look` is called after every answer. */
export async function playByKeys(page, { most = 2500, patience = 90_000 } = {}) {
  let last = Date.now();
  let answers = 0;
  let lost = 0;
  while (answers < most) {
    const step = await nextStep(page, answers);
    if (step === "over") return answers;
    if (step === "escape") await page.keyboard.press("Escape");
    if (step === "click" && (await tabTo(page))) {
      await page.keyboard.press("Enter");
      answers += 1;
      last = Date.now();
    } else if (step === "click" && (await page.locator("[data-next]").count())) {
      lost += 1;
      if (lost > 5) throw new Error(`cannot be reached by keys: ${await page.locator("[data-next]").evaluate((one) => one.outerHTML.slice(0, 200))}`);
    } else if (Date.now() - last > patience) {
      throw new Error(`nothing can be answered: ${await page.locator(".prompt").first().innerText()}`);
    }
    await sleep(step === "click" ? 15 : 30);
  }
  throw new Error(`the game does not end within ${most} answers`);
}
