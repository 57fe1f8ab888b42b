// Plays a lesson as a learner does: clicks what is lit, presses golden buttons, and now and then something else.
import { changed, settled } from "./page_changes.mjs";
import { answerOnce } from "./pointer_player.mjs";

const PATIENCE = 60_000;
const WRONG_TRIES = 8;
const REPLY = 15_000; // milliseconds in which something follows a click, also at the first question of a cold service
const SECOND_THOUGHT = 500; // milliseconds in which the tutor refuses what the board has taken
const SPARE = 0.1; // of a thing: no more of it may be covered
const FREE_AFTER = 1500; // milliseconds without anything lit: the learner goes an own way
const PLACED = ".lit, .tutor, section.prompt"; // what moves when a step begins

/** What a learner sees now. */
export function seenNow(page) {
  return page.evaluate((spare) => {
    const shown = (selector) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility({ visibilityProperty: true }));
    const card = document.querySelector(".tutor [data-step]");
    const middle = (one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const lit = shown(".lit").map(middle);
    const covered = lit
      .slice(0, 1)
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.closest(".tutor") || y > innerHeight || y < 0);
    const tutor = card?.closest(".tutor:not(.sheet)")?.getBoundingClientRect();
    const sharedPart = ({ left, right, top, bottom }) => {
      const across = Math.min(right, tutor?.right ?? left) - Math.max(left, tutor?.left ?? right);
      const down = Math.min(bottom, tutor?.bottom ?? top) - Math.max(top, tutor?.top ?? bottom);
      return across > 0 && down > 0 ? (across * down) / ((right - left) * (bottom - top)) : 0;
    };
    return {
      step: card?.dataset.step,
      gate: card && `${card.dataset.step} ${card.dataset.waits} ${card.dataset.move}`,
      lit,
      covered: covered.length,
      keptUnder: shown(".kept").filter((one) => sharedPart(one.getBoundingClientRect()) > spare).length,
      isTold: shown("section.telling").length > 0,
      isRead: shown("[data-on]").length > 0,
      canSend: shown(".prompt [data-send]").length > 0,
      isBattle: shown(".battle .btn.go, .scene .btn.go").length > 0,
      isMine: shown(".prompt.mine").length > 0,
      isDialog: shown("dialog[open]").length > 0,
      isOver: shown("[data-play-on]").length > 0,
      wrongs: Number(card?.dataset.wrongs ?? 0),
      isFree: card?.dataset.free !== undefined,
      isHelpGolden: shown("[data-show].first").length > 0,
      what: card?.querySelector(".what")?.innerText ?? "",
      card: card?.closest(".tutor").innerText ?? "",
      prompt: document.querySelector("section.prompt")?.innerText ?? "",
    };
  }, SPARE);
}

/** Count what is told while the page lives: each event once. */
export function countTold(page) {
  return page.addInitScript(() => {
    window.toldLines = [];
    let last = "";
    const read = () => {
      const strip = document.querySelector("section.telling");
      const now = strip
        ? `${strip.querySelector(".count")?.textContent} ${strip.querySelector(".told")?.textContent}`
        : "";
      if (now && now !== last) window.toldLines.push(strip.querySelector(".told")?.textContent ?? "");
      last = now;
    };
    new MutationObserver(read).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const press = (page, { x, y }) =>
  page.viewportSize().width < 700 ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);

/** Press a button as the device does it: a mouse would stay where it was and open cards. */
const hit = (page, locator) =>
  page.viewportSize().width < 700 ? locator.tap({ timeout: 3000 }) : locator.click({ timeout: 3000 });

/** Do what the tutor says, once; returns what was done. */
async function obey(page, seen) {
  if (seen.isTold) return "told";
  if (seen.isBattle && !seen.step) {
    await hit(page, page.locator(".battle .btn.go, .scene .btn.go").first());
    return "scene";
  }
  if (!seen.step) return "wait";
  if (seen.isDialog) {
    const [golden] = await page.locator("dialog[open] .btn.go").all();
    const [first] = await page.locator("dialog[open] [data-answer]").all();
    const answer = golden ?? first;
    if (answer) await hit(page, answer);
    else await page.keyboard.press("Escape");
    return "answer";
  }
  if (seen.isRead) await hit(page, page.locator("[data-on]"));
  else if (seen.canSend) await hit(page, page.locator(".prompt [data-send]"));
  else if (seen.lit[0]) await press(page, seen.lit[0]);
  else return "wait";
  return "answer";
}

// What a learner may click instead of what is lit, the likeliest first.
const WRONG_THINGS = [
  "main button:not([role=tab], .ask, [aria-expanded], [data-answer])",
  "main [data-card]",
  ".prompt [data-answer]",
  "main .pill, main .player-area",
];

/** A thing that the step is not about, by its middle and its text; undefined if nothing else can be clicked. */
function wrongTarget(page, nth, without) {
  return page.evaluate(
    ([n, done, selectors]) => {
      const lit = [...document.querySelectorAll(".lit")].map((one) => one.getBoundingClientRect());
      const isLit = ({ x, y }) => lit.some((one) => one.left <= x && x <= one.right && one.top <= y && y <= one.bottom);
      // the lower part of a tall thing may be covered
      const point = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: x + width / 2, y: y + Math.min(height / 2, 24) };
      };
      const others = (selector) =>
        [...document.querySelectorAll(selector)].filter((one) => {
          const { x, y } = point(one);
          const above = document.elementFromPoint(x, y);
          return !isLit({ x, y }) && above && one.contains(above) && !done.includes(one.innerText);
        });
      const found = selectors.map(others).find((list) => list.length) ?? [];
      const one = found[(n * 5) % found.length];
      return one && { ...point(one), text: one.innerText };
    },
    [nth, without, WRONG_THINGS],
  );
}

/** The same, further down the page if nothing of it is in sight. */
async function findWrong(page, nth, without) {
  const inSight = await wrongTarget(page, nth, without);
  if (inSight) return inSight;
  await page.evaluate(() => scrollBy({ top: innerHeight / 3, behavior: "instant" }));
  return wrongTarget(page, nth, without);
}

/** What is seen once the tutor has replied to a click, or will not: a dialog and a golden button may come before his reply. */
async function reply(page, before) {
  const began = Date.now();
  for (;;) {
    const now = await seenNow(page);
    const patience = now.isDialog || now.canSend ? SECOND_THOUGHT : REPLY;
    if (now.wrongs > before.wrongs || Date.now() - began > patience) return now;
    await changed(page, 100);
  }
}

/**
 * Click things that the step is not about until the tutor answers. What turns out to do the awaited move as well is taken
 * back and not tried again. Returns whether he has answered; undefined if there is nothing wrong to click.
 */
export async function answerWrongly(page, turn) {
  const before = await seenNow(page);
  const done = []; // what does the awaited move
  for (let tries = 0; tries < WRONG_TRIES; tries += 1) {
    const target = await findWrong(page, turn + tries, done);
    if (!target) return tries === done.length ? undefined : false;
    await press(page, target);
    const after = await reply(page, before);
    if (after.wrongs > before.wrongs) return true;
    if (after.isDialog) await page.keyboard.press("Escape");
    else if (after.canSend) {
      done.push(target.text);
      await hit(page, page.locator(".prompt .confirm .back"));
    }
  }
  return false;
}

/**
 * Play a lesson to its farewell. `look` is called at each new gate with what is seen, `glance` where the tutor goes on to
 * the next move of a step, `read` all the time; `before` may try something else first. Returns the number of answers.
 */
export async function playLesson(page, { look, read, before = async () => undefined, glance = async () => undefined }) {
  let [gate, what, answers, last] = ["", "", 0, Date.now()];
  let busy = last; // when there was something to do last
  for (;;) {
    const seen = await seenNow(page);
    read(seen);
    if (seen.isOver && !seen.isTold) return answers;
    if (seen.step && !seen.isTold && seen.gate !== gate && (seen.lit.length || seen.isRead)) {
      gate = seen.gate;
      await settled(page, PLACED); // what is lit comes onto the screen, and the card finds its place
      const calm = await seenNow(page);
      await look(calm);
      await before(calm);
      ({ what } = calm);
      last = Date.now();
      continue;
    }
    if (seen.step && !seen.isTold && seen.what !== what && seen.lit.length) {
      await settled(page, PLACED);
      await glance(seen);
      ({ what } = seen);
      continue;
    }
    const isFree = gate !== "" && seen.isMine && !seen.lit.length && !seen.isRead && Date.now() - busy > FREE_AFTER;
    const done = await (isFree ? answerOnce(page, 0) : obey(page, seen)).catch((error) => {
      if (!/Timeout|detached|not visible|intercepts/.test(String(error))) throw error;
      return "wait";
    });
    if (done === "answer") answers += 1;
    if (done !== "wait" && done !== "click") busy = Date.now();
    if (done === "told" || done === "scene" || done === "click") last = Date.now();
    if (Date.now() - last > PATIENCE) throw new Error(`step ${seen.step} does not end: ${seen.card || seen.prompt}`);
    if (done === "answer") await settled(page, PLACED);
    else await changed(page);
  }
}
