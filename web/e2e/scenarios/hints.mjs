// Odo's hints and warnings at tables with bots: asked for, lit on the board, staged and never sent.
import { openPage } from "../browser.mjs";
import { playNow } from "../open_table.mjs";
import { questionProblems } from "../question_checks.mjs";

const LOOKS = [
  { size: "desktop", theme: "dark", language: "en", game: "kingsburg" },
  { size: "phone", theme: "light", language: "de", game: "paladins" },
];
const MORE_LOOKS = [
  { size: "phone", theme: "dark", language: "hu", game: "kingsburg" },
  { size: "desktop", theme: "light", language: "fr", game: "royals" },
  { size: "phone", theme: "light", language: "es", game: "royals" },
  { size: "desktop", theme: "light", language: "nl", game: "rival_kings" },
  { size: "phone", theme: "dark", language: "fr", game: "rival_kings" },
  { size: "desktop", theme: "light", language: "hu", game: "paladins" },
];
const MOST_QUESTIONS = 12; // until one has two answers at different places
/** A long warning of each game; whether there is one depends on the position. */
const WARNINGS = {
  kingsburg: "kingsburg-warning-last-soldiers-not-hired",
  royals: "royals-warning-three-cards-drawn-in-vain",
  rival_kings: "rival-kings-warning-ability-covered",
  paladins: "paladins-warning-debt-instead-of-silver-in-the-last-round",
};

export async function hints(run) {
  for (const look of run.isShort ? LOOKS : [...LOOKS, ...MORE_LOOKS]) {
    await asked(run, look);
    await warned(run, look);
  }
  await unwanted(run);
  return "asked, lit, staged, asked anew, warned, not wanted";
}

const nameOf = ({ size, theme, language, game }) => `${game}-${size}-${theme}-${language}`;
const lit = (page) => page.locator("[data-pointed]").count();

const asksForHints = (request) =>
  request.url().includes("/requests") && /"type":\s*"hints"/.test(request.postData() ?? "");

/** A table with bots, what is asked of the service there, and what is sent. */
async function openTable({ browser, service }, look) {
  const { page, context, problems } = await openPage(browser, { url: service.url, ...look });
  const sent = [];
  const trials = [];
  page.on("websocket", (line) =>
    line.on("framesent", ({ payload }) => /"type":\s*"do"/.test(String(payload)) && sent.push(payload)),
  );
  page.on("request", (request) => asksForHints(request) && trials.push(request.postData()));
  await playNow(page, look.game);
  return { page, context, problems, sent, trials };
}

/** Press the button and wait for what Odo says. */
async function ask(page) {
  await page.locator("[data-opens=hints]").click();
  await page.locator("[data-hints] [data-hint], [data-hints] .state:not(.sr):not(:has-text('…'))").first().waitFor();
}

/** Answer the question, with the first hint if there is one, and wait for the next. */
async function answer(page) {
  const hint = page.locator("[data-hint]").first();
  if (await hint.count()) await hint.click();
  else await page.keyboard.press("Escape");
  for (let tries = 0; tries < MOST_QUESTIONS; tries += 1) {
    const golden = page.locator("[data-send]");
    const choice = page.locator(".prompt [data-answer], main .can").first();
    await golden.or(choice).first().waitFor();
    if (await golden.count()) break;
    await choice.click();
  }
  await page.locator("[data-send]").click();
  await page.locator("[data-send]").waitFor({ state: "detached" });
  await page.locator("[data-opens=hints]").waitFor();
}

/** Ask until two things are lit. */
async function askUntilTwo(page) {
  for (let tries = 0; tries < MOST_QUESTIONS; tries += 1) {
    await ask(page);
    await page.waitForTimeout(100);
    if ((await lit(page)) >= 2 && (await page.locator("[data-hint]").count()) >= 2) return;
    await answer(page);
  }
  throw new Error("no question has two hints");
}

async function asked(run, look) {
  const { page, context, problems, sent, trials } = await openTable(run, look);
  const { report } = run;
  const name = `hints-${nameOf(look)}`;
  await page.locator("[data-opens=hints]").waitFor();
  await report.look(page, `${name}-button`);
  report.check(name, await questionProblems(page));
  await askUntilTwo(page);
  await report.look(page, name);
  if (look.size === "desktop") await report.lookAtOtherSizes(page, name);
  await page.locator("[data-hint]").nth(1).focus();
  await page.waitForTimeout(100);
  if (!(await lit(page))) report.check(name, ["what I look at is not lit"]);
  const before = [sent.length, trials.length];
  await page.locator("[data-hint]").nth(1).click();
  await page.locator("[data-hints]").waitFor({ state: "detached" });
  await page.locator(".prompt [data-send], .prompt .steps, .prompt .choices").first().waitFor();
  if (sent.length !== before[0]) report.check(name, ["a click on a hint sends it"]);
  await page.mouse.move(2, 2); // the log, which lay under the panel, lights places too
  await page.waitForTimeout(100);
  if (await lit(page)) report.check(name, ["a place stays lit"]);
  await report.look(page, `${name}-staged`);
  report.check(name, await questionProblems(page));
  await answer(page);
  if (sent.length === before[0]) report.check(name, ["the golden button sends nothing"]);
  await askAnew(page, report, { name, trials, before: before[1] });
  report.check(name, problems);
  await context.close();
}

/** The next question is asked anew, by its key; Escape closes the panel and takes nothing back. */
async function askAnew(page, report, { name, trials, before }) {
  await page.keyboard.press("t");
  await page.locator("[data-hints]").waitFor();
  await page.waitForLoadState("networkidle");
  if (trials.length <= before) report.check(name, ["a second question is not asked anew"]);
  await page.keyboard.press("Escape");
  await page.locator("[data-hints]").waitFor({ state: "detached" });
}

/** What is chosen is warned of in words, without growing the prompt beyond its limit, and can be sent. */
async function warned(run, look) {
  const { page, context, problems, sent } = await openTable(run, look);
  const { report } = run;
  const name = `hints-warned-${nameOf(look)}`;
  await page.route(/\/requests/, async (route) => {
    if (!asksForHints(route.request())) return route.continue();
    const answered = await route.fetch();
    const { hints, ...rest } = await answered.json();
    const texts = [{ key: WARNINGS[look.game] }];
    const warnings = (hints.hints ?? []).map(({ action }) => ({ action, texts }));
    return route.fulfill({ response: answered, json: { ...rest, hints: { ...hints, warnings } } });
  });
  await page.locator("[data-opens=hints]").waitFor();
  await askUntilTwo(page);
  await page.locator("[data-hint]").first().click();
  await page.locator("[data-warning]").waitFor();
  await report.look(page, name);
  report.check(name, await questionProblems(page));
  const before = sent.length;
  await answer(page);
  if (sent.length === before) report.check(name, ["a warning holds up the answer"]);
  report.check(name, problems);
  await context.close();
}

/** Whoever has turned hints off in the settings has no button. */
async function unwanted(run) {
  const [look] = LOOKS;
  const { page, context, trials } = await openTable(run, look);
  await page.locator("[data-opens=hints]").waitFor();
  const table = page.url();
  await page.goto("/settings");
  await page.getByRole("switch").first().click();
  await page.goto(table);
  await page.locator(".prompt.mine").waitFor();
  await page.keyboard.press("t");
  await page.waitForLoadState("networkidle");
  if (trials.length || (await page.locator("[data-opens=hints], [data-hints]").count()))
    run.report.check("hints-unwanted", ["hints come although they are turned off"]);
  await context.close();
}
