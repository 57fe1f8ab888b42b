// The Learn page, from the home page to the table of a lesson and back, and the goal card at the first tables of a game.
import { openPage } from "../browser.mjs";
import { playNow, waitForTable } from "../open_table.mjs";

const LOOKS = [
  { size: "desktop", theme: "dark", language: "en", game: "kingsburg" },
  { size: "phone", theme: "light", language: "en", game: "rival_kings" },
];
const MORE_LOOKS = [
  { size: "desktop", theme: "light", language: "hu", game: "royals" },
  { size: "phone", theme: "dark", language: "de", game: "paladins" },
  { size: "desktop", theme: "dark", language: "fr", game: "paladins" },
  { size: "phone", theme: "light", language: "nl", game: "royals" },
  { size: "desktop", theme: "light", language: "es", game: "rival_kings" },
  { size: "phone", theme: "dark", language: "hu", game: "kingsburg" },
  { size: "desktop", theme: "dark", language: "de", game: "kingsburg" },
];

export async function learn(run) {
  for (const look of run.isShort ? LOOKS : [...LOOKS, ...MORE_LOOKS]) {
    await learnPage(run, look);
    await goalCard(run, look);
  }
  return "header, page, rules, lesson, going on, goal card, pins, key";
}

const nameOf = ({ size, theme, language, game }) => `${game}-${size}-${theme}-${language}`;

/** A newcomer is led to the page, reads rules, begins a first game, and finds it again. */
async function learnPage({ browser, service, report }, look) {
  const { page, context, problems } = await openPage(browser, { url: service.url, ...look });
  const name = `learn-${nameOf(look)}`;
  await page.goto("/");
  await page.locator(".hero a[href='/learn']").waitFor();
  await page.locator("header nav a[href='/learn']").click();
  await page.locator("article ol li").first().waitFor();
  await page.waitForLoadState("networkidle");
  report.check(name, await pageProblems(page));
  await report.look(page, name);
  if (look.size === "desktop") await report.lookAtOtherSizes(page, name);
  await rules(page, report, name);
  await page.locator("article .btn.go").click();
  await waitForTable(page);
  const table = page.url();
  if (await page.locator("[data-goal]").count()) report.check(name, ["the goal card covers a lesson"]);
  await goOn(page, report, name, table);
  report.check(name, problems);
  await context.close();
}

/** One golden button, and three lines of the goal on every card. */
function pageProblems(page) {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll("article")];
    const found = cards
      .filter((card) => card.querySelectorAll("ol li").length !== 3)
      .map((card) => `no goal in three lines: ${card.querySelector("h2").textContent}`);
    if (cards.length < 4) found.push(`${cards.length} games can be learnt`);
    if (document.querySelectorAll("article .go").length !== 1) found.push("not one golden button");
    if (document.querySelector("nav [aria-current]")?.getAttribute("href") !== "/learn")
      found.push("not marked as here");
    return found;
  });
}

/** The rules open without a table, on a page of their own. */
async function rules(page, report, name) {
  await page.locator("article .actions a[href^='/rules/']").first().click();
  await page.locator("section article[id]").first().waitFor();
  await report.look(page, `${name}-rules`);
  await page.goBack();
  await page.locator("article ol li").first().waitFor();
}

/** The lesson that was begun is golden now, and leads to its table; a lost table makes a new one. */
async function goOn(page, report, name, table) {
  await page.goto("/learn");
  const next = page.locator("article.next");
  await next
    .getByText(/1\b.*\b\d\d?/)
    .first()
    .waitFor(); // step 1 of so many
  await report.look(page, `${name}-begun`);
  await next.locator(".btn.go").click();
  await waitForTable(page);
  if (page.url() !== table) report.check(name, [`the lesson goes on at ${page.url()} instead of ${table}`]);
}

/** The card comes at a new table with its numbers on the board, goes, comes by its key, and stays away when asked. */
async function goalCard({ browser, service, report }, look) {
  const { page, context, problems } = await openPage(browser, { url: service.url, ...look, hasGoalCards: true });
  const name = `goal-${nameOf(look)}`;
  const card = page.locator("[data-goal]");
  await playNow(page, look.game);
  await card.waitFor();
  await pinsAre(page, look.size === "desktop");
  await report.look(page, name);
  await card.locator(".btn.go").click();
  await pinsAre(page, false);
  await card.waitFor({ state: "detached" });
  await openAgain(page, look);
  await card.waitFor();
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  await page.reload();
  await page.locator("section.prompt").first().waitFor();
  await page.waitForLoadState("networkidle");
  if (await card.count()) report.check(name, ["the card comes twice at one table"]);
  await playNow(page, look.game);
  await card.locator("input[type=checkbox]").check();
  await card.locator(".btn.go").click();
  await playNow(page, look.game);
  await page.waitForLoadState("networkidle");
  if (await card.count()) report.check(name, ["the card comes although it was not wanted any more"]);
  report.check(name, problems);
  await context.close();
}

/** Waits until numbers are pinned on the board, or until there are none. */
function pinsAre(page, areThere) {
  return page.waitForFunction(
    (wanted) => Number(document.querySelector("[data-pins]")?.dataset.pins ?? 0) >= 3 === wanted,
    areThere,
  );
}

/** By its key; a phone has the menu. */
async function openAgain(page, { size }) {
  if (size === "desktop") return page.keyboard.press("g");
  await page.locator("[data-opens=menu]").click();
  await page.locator("dialog[open] [data-opens=goal]").click();
}
