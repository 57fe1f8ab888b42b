// A visit as people make it: home, a table, some answers, an earlier position, home again, a short game, its replay.
import { setTimeout as sleep } from "node:timers/promises";
import { answerOnce } from "../pointer_player.mjs";

const PATIENCE = 40_000; // for one step, including the waits between attempts
const RETRY = "[data-retry]";
const ANSWERS = 3;
const STEPS = 3; // of the replay
/** A key instead of a text: a game's or the client's prefix, then words joined by hyphens. */
const RAW_KEY = /\b(web|kernel|kingsburg|heirlooms)-[a-z]+(-[a-z]+)*\b/;

/** Goes through a visit; where it is stuck, it uses what the page offers to try again, as a person would. */
export class Visit {
  retries = 0;
  rawKeys = new Set();

  constructor(page) {
    this.page = page;
  }

  async run() {
    await this.page.goto("/");
    await this.#reach("article .btn.go");
    await this.#press('article:has(a[href="/new/kingsburg"]) .btn.go');
    await this.#reach("main.board button");
    await this.#answers(ANSWERS);
    await this.#press("header a.logo");
    await this.#press('a[href="/new/heirlooms"]');
    await this.#reach(".go-row .btn:enabled");
    await this.page.locator(".seats li").nth(1).locator("select").nth(1).selectOption("random");
    await this.#press(".go-row .btn");
    await this.#reach("section.prompt");
    await this.#answers(Infinity);
    await this.#press("dialog[open] a[href$='/replay']");
    await this.#slideOn(STEPS);
    await this.#reach("main.board *");
  }

  /** Wait for something visible; meanwhile use whatever offers to try again. */
  async #reach(selector) {
    const wanted = this.page.locator(selector).first();
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(100)) {
      await this.#noteRawKeys();
      if (await wanted.isVisible()) return wanted;
      await this.#tryAgain();
    }
    const shown = await this.page.locator("body").innerText();
    throw new Error(`${selector} does not come; the page shows: ${shown.replace(/\s+/g, " ").slice(0, 160)}`);
  }

  /** Move the replay on; it begins at the first question, which has another number in every game. */
  async #slideOn(steps) {
    const slider = await this.#reach("input[type=range]");
    const wanted = Number(await slider.getAttribute("min")) + steps;
    await slider.fill(String(wanted));
    await this.#reach(`.bar output:text-matches('^${wanted}/')`);
  }

  async #press(selector) {
    await (await this.#reach(selector)).click();
  }

  async #tryAgain() {
    const retry = this.page.locator(RETRY).first();
    if (!(await retry.isVisible())) return;
    this.retries += 1;
    await retry.click({ timeout: 2000 }).catch(() => undefined); // it may have gone: the page tried by itself
  }

  async #answers(wanted) {
    let given = 0;
    for (let turn = 0, end = Date.now() + 2 * PATIENCE; given < wanted && Date.now() < end; turn += 1) {
      const step = await answerOnce(this.page, turn);
      if (step === "over") return;
      if (step === "click") given += 1;
      else await this.#tryAgain();
      await sleep(30);
    }
    if (given < wanted) throw new Error(`only ${given} answers could be given`);
    // the last click may have opened a dialog, which would cover everything else
    while (await this.page.locator("dialog[open]").count()) await this.page.keyboard.press("Escape");
  }

  async #noteRawKeys() {
    const [found] = RAW_KEY.exec(await this.page.locator("body").innerText()) ?? [];
    if (found) this.rawKeys.add(found);
  }
}
