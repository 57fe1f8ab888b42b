// Plays with the pointer as a person would: clicks what glows, then the golden button.
import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE = 90_000;
export const END = "dialog[open] a[href$='/replay'], dialog table";

/**
 * Looks at the page once: is the game over, and what would a person click next? The next target is marked with an
 * attribute, so that the click itself is a real one at its position, which anything above it would intercept. If the
 * selector `wanted` matches something visible, nothing is marked.
 */
export function nextStep(page, turn, wanted = "") {
  return page.evaluate(
    ([n, end, wanted]) => {
      const shown = (selector) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && !one.disabled);
      if (shown(end).length) return "over";
      if (wanted && shown(wanted).length) return "there";
      for (const old of document.querySelectorAll("[data-next]")) delete old.dataset.next;
      const mark = (element) => {
        element.dataset.next = "";
        return "click";
      };
      const [curtain] = shown(".curtain .btn.go");
      if (curtain) return mark(curtain);
      const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
      if (sheet) {
        const inSheet = shown("dialog[open] [data-answer]");
        return inSheet.length ? mark(inSheet[n % inSheet.length]) : "escape";
      }
      const [skip] = shown(".battle .btn.go, [data-skip]");
      if (skip) return mark(skip);
      if (!document.querySelector(".prompt.mine")) return "wait";
      const [send] = shown("[data-send]");
      if (send) return mark(send);
      if (shown("main [aria-busy=true]").length) return "wait"; // what was chosen is being tried out
      // usually what glows on the board, sometimes a button, so that both ways are tried
      const glowing = shown("main .can, main .tile[data-answer]");
      const answers = shown(".prompt .answer, .prompt .amount .answer");
      if (glowing.length && (n % 6 !== 5 || !answers.length)) return mark(glowing[(n * 7) % glowing.length]);
      if (answers.length) return mark(answers[n % answers.length]);
      const [list] = shown("[data-choices]");
      return list ? mark(list) : "wait";
    },
    [turn, END, wanted],
  );
}

/** Give one answer; returns the kind of step, or `wait` if there was nothing to do. */
export async function answerOnce(page, turn, wanted = "") {
  const step = await nextStep(page, turn, wanted);
  if (step === "escape") await page.keyboard.press("Escape");
  if (step !== "click") return step;
  try {
    await page.locator("[data-next]").click({ timeout: 3000 });
    return "click";
  } catch (error) {
    // the page changed just before the click
    if (!/Timeout|detached|not visible|intercepts/.test(String(error))) throw error;
    return "missed";
  }
}

/** Play to the end, or until `until` returns true; `look` is called with the number of answers after each one. */
export async function playGame(page, { look = async () => undefined, until = () => false, most = 2500 } = {}) {
  let last = Date.now();
  let clicks = 0;
  for (let turn = 0; turn < most; turn += 1) {
    const step = await answerOnce(page, turn);
    if (step === "over") return clicks;
    if (step === "wait" || step === "missed") {
      if (Date.now() - last > PATIENCE)
        throw new Error(`nothing can be answered: ${await page.locator(".prompt").first().innerText()}`);
      if (step === "wait") turn -= 1; // after a missed click, try another target
      await sleep(30);
      continue;
    }
    last = Date.now();
    clicks += 1;
    await look(clicks);
    if (await until(clicks)) return clicks;
    await sleep(15);
  }
  throw new Error(`the game does not end within ${most} answers`);
}
