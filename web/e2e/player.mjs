// Plays a game by pointer the way a person would: what glows, then the golden button.
import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE = 20_000;

async function shows(locator) {
  return (await locator.count()) > 0 && (await locator.first().isVisible());
}

/** One answer; false when there was nothing to answer. */
export async function answerOnce(page, turn) {
  const dialog = page.locator("dialog[open]");
  if (await shows(dialog.locator("[data-answer]"))) {
    await dialog.locator("[data-answer]").first().click();
    return true;
  }
  const goOn = page.locator(".battle .btn.go");
  if (await shows(goOn)) await goOn.click();
  const send = page.locator("[data-send]");
  if (await shows(send)) {
    await send.click();
    return true;
  }
  // first what glows on the board, every few turns a button, so that both ways are tried
  const glowing = page.locator("main .can:visible, main .tile[data-answer]:visible");
  const n = await glowing.count();
  if (n > 0 && turn % 6 !== 5) {
    await glowing.nth(turn % n).click();
    return true;
  }
  const answers = page.locator(".prompt .answer:visible, .prompt .amount .go:visible");
  if (await shows(answers)) {
    await answers.first().click();
    return true;
  }
  return false;
}

/** To the end; `look` is called now and then with the page. */
export async function playToEnd(page, { look = async () => undefined, before = async () => undefined, most = 1200 } = {}) {
  let last = Date.now();
  for (let turn = 0; turn < most; turn += 1) {
    if (await page.locator("dialog table, .end").first().isVisible().catch(() => false)) return turn;
    const isMine = await page.locator(".prompt.mine").count();
    let done = false;
    await before();
    try {
      done = isMine > 0 && (await answerOnce(page, turn));
    } catch (error) {
      if (!/Timeout|detached|not visible|intercepts/.test(String(error))) throw error;
    }
    if (done) {
      last = Date.now();
      await look(turn);
    } else if (Date.now() - last > PATIENCE) {
      throw new Error(`nothing can be answered: ${await page.locator(".prompt").innerText()}`);
    }
    await sleep(done ? 60 : 40);
  }
  throw new Error("the game does not end");
}

/** Press Tab until something that matches has the focus; false after a whole round. */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
    await page.keyboard.press("Tab");
  }
  return false;
}

/** One answer by keyboard alone. */
async function answerByKeys(page) {
  for (const selector of ["dialog[open] [data-answer]", ".battle .btn.go", "[data-send]", "main .can", ".prompt .answer", ".prompt .amount .go"]) {
    if (!(await page.locator(selector).count())) continue;
    if (!(await tabTo(page, selector))) continue;
    await page.keyboard.press("Enter");
    return true;
  }
  return false;
}

/** A whole game without a pointer. */
export async function playByKeys(page, most = 900) {
  for (let turn = 0; turn < most; turn += 1) {
    if (await page.locator("dialog table").first().isVisible().catch(() => false)) return turn;
    if (await page.locator(".prompt.mine").count()) await answerByKeys(page);
    await sleep(60);
  }
  throw new Error("the game does not end");
}
