// Plays with the pointer as a person would: clicks what glows, then the golden button.
import { setTimeout as sleep } from "node:timers/promises";

const PATIENCE = 90_000;
export const END = "dialog[open] a[href$='/replay'], dialog table";

/**
 * Is the game over, and what would a person click next? The next target is marked with an attribute, so that the click
 * itself is a real one at its position, which anything above it would intercept. If the selector `wanted` matches
 * something visible, nothing is marked. With `patience` it waits so many milliseconds for something to do.
 */
export async function nextStep(page, turn, { wanted = "", patience = 0 } = {}) {
  try {
    return await page.evaluate(findStep, { turn, end: END, wanted, patience });
  } catch (error) {
    if (isLeaving(error)) return "wait"; // another page comes
    throw error;
  }
}

const isLeaving = (error) => /context was destroyed|because of a navigation/.test(String(error));

/** Runs in the page. */
async function findStep({ turn, end, wanted, patience }) {
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && !one.disabled);
  const mark = (element) => {
    element.dataset.next = "";
    return "click";
  };
  const find = () => {
    if (shown(end).length) return "over";
    if (wanted && shown(wanted).length) return "there";
    for (const old of document.querySelectorAll("[data-next]")) delete old.dataset.next;
    const [curtain] = shown(".curtain .btn.go");
    if (curtain) return mark(curtain);
    const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
    if (sheet) {
      const inSheet = shown("dialog[open] [data-answer]");
      return inSheet.length ? mark(inSheet[turn % inSheet.length]) : "escape";
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
    if (glowing.length && (turn % 6 !== 5 || !answers.length)) return mark(glowing[(turn * 7) % glowing.length]);
    if (answers.length) return mark(answers[turn % answers.length]);
    const [list] = shown("[data-choices]");
    return list ? mark(list) : "wait";
  };
  const change = (most) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => done());
      const timer = setTimeout(() => done(), most);
      const done = () => {
        observer.disconnect();
        clearTimeout(timer);
        resolve();
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
  const last = performance.now() + patience;
  for (;;) {
    const step = find();
    const rest = last - performance.now();
    if (step !== "wait" || rest <= 0) return step;
    await change(rest);
  }
}

/**
 * Runs in the page: brings the marked target onto the screen and says where a pointer reaches it, or nothing if something
 * lies above it. Until `release`, a click that would hit something else is held back: the page may change just before it.
 */
function aimAt() {
  const target = document.querySelector("[data-next]");
  if (!target) return undefined;
  const reach = () => {
    const { x, y, width, height } = target.getClientRects()[0] ?? new DOMRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return target.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
  };
  let point = reach();
  for (const block of ["nearest", "center", "end", "start"]) {
    if (point) break;
    target.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    point = reach();
  }
  if (!point) return undefined;
  const hold = (event) => {
    if (!window.aim.target) return;
    if (event.composedPath().includes(window.aim.target)) {
      window.aim.isHit = true;
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  if (!window.aim)
    for (const kind of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
      addEventListener(kind, hold, true);
  window.aim = { target, isHit: false };
  return point;
}

/** Runs in the page: lets every click through again, and says whether the last one hit what it was meant for. */
function release() {
  const isHit = window.aim?.isHit ?? true; // a new page has come with the click
  window.aim = {};
  return isHit;
}

/** Click the marked target as a person would; returns whether it was hit. */
async function clickMarked(page) {
  const point = await page.evaluate(aimAt);
  if (!point) return false;
  await page.mouse.click(point.x, point.y);
  return page.evaluate(release).catch((error) => {
    if (!isLeaving(error)) throw error;
    return true;
  });
}

/** Give one answer; returns the kind of step, or `wait` if there was nothing to do. */
export async function answerOnce(page, turn, wish = {}) {
  const step = await nextStep(page, turn, wish);
  if (step === "escape") await page.keyboard.press("Escape");
  if (step !== "click") return step;
  return (await clickMarked(page)) ? "click" : "missed";
}

/** Play to the end, or until `until` returns true; `look` is called with the number of answers after each one. */
export async function playGame(page, { look = async () => undefined, until = () => false, most = 2500 } = {}) {
  let last = Date.now();
  let clicks = 0;
  for (let turn = 0; turn < most; turn += 1) {
    const step = await answerOnce(page, turn, { patience: 1000 });
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
  }
  throw new Error(`the game does not end within ${most} answers`);
}
