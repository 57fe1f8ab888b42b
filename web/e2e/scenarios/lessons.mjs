// The first game of each title, played by what is lit alone: obediently, or with something wrong at every step.
import { openPage } from "../browser.mjs";
import { answerWrongly, countTold, playLesson, seenNow } from "../lesson_player.mjs";
import { waitForTable } from "../open_table.mjs";
import { playGame } from "../pointer_player.mjs";

const FREE_ANSWERS = 9; // three turns
const WORDS_PER_MINUTE = 200;
const SECONDS_PER_QUESTION = 5;
const SECONDS_PER_EVENT = 0.9;
const MOST_WITHOUT = 1; // steps at which a scene covers all that could be clicked
const [LEAST, MOST] = [6, 12]; // minutes of a first game

const wordsIn = (text) => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

/** Begin a lesson as a guest, and open its table. */
export async function beginLesson({ page, context }, game) {
  await page.goto("/");
  const { origin } = new URL(page.url());
  const post = async (path, data) =>
    (await context.request.post(`${origin}${path}`, { data, headers: { origin }, failOnStatusCode: true })).json();
  await post("/api/guests", { name: "Anna" });
  const { id } = await post(`/api/games/${game}/lessons/first`, {});
  await page.goto(`/table/${id}`);
  await waitForTable(page);
}

/** How long a learner needs: reading what is new, answering, and watching what is told. */
class ReadingTime {
  words = 0;
  questions = 0;
  known = new Set();

  /** A text that is on the screen; its lines count once. */
  see(text) {
    for (const line of text.split("\n")) {
      if (!this.known.has(line)) this.words += wordsIn(line);
      this.known.add(line);
    }
  }

  minutes(told) {
    for (const line of told) this.see(line);
    const seconds = this.questions * SECONDS_PER_QUESTION + told.length * SECONDS_PER_EVENT;
    return this.words / WORDS_PER_MINUTE + seconds / 60;
  }
}

/** Whether showing a step does it, takes it back, and sends nothing. */
async function watchDemonstration(page, gate, sent) {
  const before = sent();
  await page.locator("[data-show]").click();
  await page.locator(".tutor").waitFor();
  const hand = page.locator(".hand[aria-hidden=true]");
  await hand.waitFor({ state: "attached" });
  await hand.waitFor({ state: "detached" }); // shown, and taken back
  const after = await seenNow(page);
  const problems = [];
  if (sent() !== before) problems.push("showing a step has sent something");
  if (after.gate !== gate || after.canSend) problems.push("what was shown is not taken back");
  return problems;
}

/** Play one lesson; `isWrong` tries something else at every step. */
export async function lesson({ browser, service, report }, { game, size, language, theme, isWrong }) {
  const name = `lesson-${game}-${size}-${language}-${isWrong ? "wrong" : "obedient"}`;
  const pace = isWrong ? "at-once" : "fast";
  const opened = await openPage(browser, { url: service.url, size, theme, language, motion: "none", pace });
  const { page, context, problems } = opened;
  let sent = 0;
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => (sent += /"type":"(do|see-step)"/.test(String(payload)) ? 1 : 0)),
  );
  await countTold(page);
  await beginLesson(opened, game);
  const time = new ReadingTime();
  const known = new Set();
  let [gates, moves, without] = [0, 1, 0];
  const answers = await playLesson(page, {
    read: (seen) => {
      time.see(seen.card);
      if (!seen.isTold) time.see(seen.prompt);
    },
    look: async (seen) => {
      gates += 1;
      time.questions += 1;
      await report.picture(page, `${name}-${String(gates).padStart(2, "0")}-${seen.step}`);
      await report.lookForNew(page, `${name}-${seen.step}`, known);
      if (seen.covered) report.check(`${name}-${seen.step}`, ["what is lit is covered or off the screen"]);
      if (seen.keptUnder) report.check(`${name}-${seen.step}`, ["the card covers what it speaks of"]);
    },
    glance: async (seen) => {
      moves += 1;
      const number = `${String(gates).padStart(2, "0")}-${seen.step}-${moves}`;
      await report.picture(page, `${name}-${number}`);
    },
    before: async (seen) => {
      moves = 1;
      if (gates === 2 && !seen.isRead) report.check(name, await watchDemonstration(page, seen.gate, () => sent));
      if (!isWrong || seen.isRead || seen.isFree) return;
      const before = sent;
      const first = await answerWrongly(page, gates);
      if (first === undefined) without += 1;
      const isAnswered = first === undefined || (first && (gates > 1 || (await answerWrongly(page, gates + 1))));
      await report.picture(page, `${name}-${String(gates).padStart(2, "0")}-${seen.step}-wrong`);
      const after = await seenNow(page);
      if (!isAnswered) report.check(`${name}-${seen.step}`, ["a wrong click is not answered"]);
      else if (after.wrongs > 1 && !after.isHelpGolden) report.check(name, ["two wrong answers do not bring help"]);
      if (sent !== before || after.gate !== seen.gate)
        report.check(`${name}-${seen.step}`, ["a wrong click has sent something"]);
    },
  });
  await page.waitForFunction(
    () => !document.querySelector("section.telling") && document.querySelector("[data-play-on]"),
  );
  await report.look(page, `${name}-farewell`);
  await page.locator("[data-play-on]").click();
  await playGame(page, { until: (clicks) => clicks >= FREE_ANSWERS });
  while (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
  await page.locator("[data-opens=tutor]").click();
  await report.look(page, `${name}-asked`);
  const minutes = time.minutes(await page.evaluate(() => window.toldLines));
  if (!isWrong && game !== "heirlooms" && (minutes < LEAST || minutes > MOST))
    report.check(name, [`it takes ${minutes.toFixed(1)} minutes, not ${LEAST} to ${MOST}`]);
  if (without > MOST_WITHOUT) report.check(name, [`at ${without} steps there is nothing wrong to click`]);
  report.check(name, problems);
  await context.close();
  return `${gates} gates, ${answers} answers, ${minutes.toFixed(1)} minutes`;
}
