// Practice: play on from a position of a replay and from one that shows a rule, with bots, and once more from there.
import { openPage } from "../browser.mjs";
import { newTable } from "../open_table.mjs";
import { playGame } from "../pointer_player.mjs";

const REPLAYS = [{ size: "desktop", theme: "dark", language: "en", game: "kingsburg" }];
const RULES = [{ size: "phone", theme: "light", language: "de", game: "royals" }];
const MORE_REPLAYS = [
  { size: "phone", theme: "light", language: "hu", game: "kingsburg" },
  { size: "phone", theme: "dark", language: "fr", game: "royals" },
  { size: "desktop", theme: "light", language: "nl", game: "rival_kings" },
  { size: "phone", theme: "light", language: "es", game: "paladins" },
];
const MORE_RULES = [
  { size: "desktop", theme: "light", language: "fr", game: "kingsburg" },
  { size: "phone", theme: "dark", language: "nl", game: "rival_kings" },
  { size: "desktop", theme: "dark", language: "es", game: "paladins" },
];
const ANSWERS = 8; // of the game that is practised from
const MOST_STEPS = 30; // back to a question

export async function practice(run) {
  for (const look of run.isShort ? REPLAYS : [...REPLAYS, ...MORE_REPLAYS]) await fromReplay(run, look);
  for (const look of run.isShort ? RULES : [...RULES, ...MORE_RULES]) await fromRule(run, look);
  return "from a replay, from a rule, to the end, once more";
}

const nameOf = ({ size, theme, language, game }) => `practice-${game}-${size}-${theme}-${language}`;
const tableOf = (page) => page.url().match(/\/table\/([^/?]+)/)[1];

async function fromReplay({ browser, service, report }, look) {
  const { page, context, problems } = await openPage(browser, { url: service.url, ...look });
  const name = nameOf(look);
  await newTable(page, look.game, { seats: 2 });
  await page.waitForSelector("section.prompt");
  await playGame(page, { until: (clicks) => clicks >= ANSWERS });
  const table = tableOf(page);
  await resign(page, table);
  await page.goto(`/table/${table}/replay?n=1000000`);
  await stepToQuestion(page, report, name);
  await report.look(page, `${name}-replay`);
  await begin(page, report, name, 2);
  await check(page, report, name, { table });
  await playGame(page, { until: (clicks) => clicks >= 3 });
  await onceMore(page, report, name);
  report.check(name, problems);
  await context.close();
}

/** At the end nobody is asked: the button says so and opens nothing. */
async function stepToQuestion(page, report, name) {
  const button = page.locator(".bar .practice");
  await button.waitFor();
  await page.locator(".bar .practice[aria-disabled=true]").click({ force: true }); // it can be clicked, to say why
  await page.locator(".note button").last().click();
  if (await page.locator("dialog[open]").count()) report.check(name, ["a finished game can be played on"]);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press("ArrowLeft");
    await page.locator(".bar[aria-busy=false]").waitFor();
    if ((await button.getAttribute("aria-disabled")) === "false") return;
  }
  throw new Error("no position of the replay can be played on");
}

async function fromRule({ browser, service, report }, look) {
  const { page, context, problems } = await openPage(browser, { url: service.url, ...look });
  const name = `${nameOf(look)}-rule`;
  await page.goto(`/rules/${look.game}`);
  await page.locator("article .more .btn").first().click();
  await page.locator("dialog[open] .marks .mark").first().waitFor();
  await page.waitForLoadState("networkidle");
  await report.look(page, `${name}-position`);
  await page.locator("dialog[open] .practice").click();
  await begin(page, report, name, 0);
  await check(page, report, name, {});
  await playGame(page, { until: (clicks) => clicks >= 2 });
  report.check(name, problems);
  await context.close();
}

/** Choose the level in the dialog and go on; a position of the rules has its seat. */
async function begin(page, report, name, seats) {
  const dialog = page.locator("dialog[open]").last();
  if (seats) await page.locator(".bar .practice").click();
  const level = dialog.locator("select");
  await level.waitFor();
  if ((await level.inputValue()) !== "squire") report.check(name, ["the gentlest bots are not proposed"]);
  const chosen = await dialog.locator("[role=radio]").count();
  if (chosen !== seats) report.check(name, [`${chosen} seats are on offer instead of ${seats}`]);
  if (seats && !(await dialog.locator("[role=radio][aria-checked=true] small").count()))
    report.check(name, ["my own seat is not proposed"]);
  await report.look(page, `${name}-dialog`);
  await level.selectOption("random");
  const before = page.url();
  await dialog.locator(".btn.go").click();
  await page.waitForURL((url) => url.href !== before && /^\/table\/[^/]+$/.test(url.pathname));
  await page.locator("section.prompt").first().waitFor();
}

/** The table says that it is practice, and where it began. */
async function check(page, report, name, { table = "" }) {
  await page.locator(".ask .badge").waitFor();
  await page.waitForLoadState("networkidle");
  await report.look(page, `${name}-table`);
  const info = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), tableOf(page));
  if (!info.practice || (info.practice.table ?? "") !== table) report.check(name, ["it does not say where it began"]);
  if (info.public || info.undo !== "free") report.check(name, ["it is not a table of my own"]);
  const bots = info.seats.filter((seat) => seat.kind === "bot");
  if (!bots.length || bots.some((seat) => seat.level !== "random")) report.check(name, ["the bots are others"]);
}

/** After the end the same position can be played again. */
async function onceMore(page, report, name) {
  const first = tableOf(page);
  await resign(page, first);
  const again = page.locator("dialog[open] .btn.go");
  await again.waitFor();
  await report.look(page, `${name}-over`);
  await again.click();
  await page.waitForURL((url) => /^\/table\/[^/]+$/.test(url.pathname) && !url.pathname.endsWith(first));
  await page.locator(".ask .badge").waitFor();
}

/** With two seats, the game is over then. */
async function resign(page, table) {
  const status = await page.evaluate(async (id) => {
    const { seats } = await (await fetch(`/api/tables/${id}`)).json();
    const seat = seats.findIndex(({ is_you }) => is_you);
    const body = JSON.stringify({ type: "resign", id: crypto.randomUUID() });
    const headers = { "content-type": "application/json" };
    return (await fetch(`/api/tables/${id}/requests?seat=${seat}`, { method: "POST", headers, body })).status;
  }, table);
  if (status !== 200) throw new Error(`resigning is refused: ${status}`);
}
