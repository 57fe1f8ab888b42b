// The rules to read: from the Learn page, by search, by anchor, on the board, on paper.
import { openPage, PAPER } from "../browser.mjs";
import { toastProblems } from "../toast_checks.mjs";

const LOOKS = [{ size: "desktop", theme: "dark", language: "hu", game: "kingsburg", rule: "KB-3.2b", query: "KIRALY" }];
const MORE_LOOKS = [
  { size: "phone", theme: "light", language: "de", game: "kingsburg", rule: "KB-4.4", query: "könig" },
  { size: "desktop", theme: "light", language: "fr", game: "royals", rule: "RY-3.1", query: "egalite" },
  { size: "phone", theme: "dark", language: "es", game: "rival_kings", rule: "RK-6.1", query: "carta" },
  { size: "desktop", theme: "dark", language: "nl", game: "paladins", rule: "PW-3.10", query: "geloof" },
];
const GAMES = ["kingsburg", "royals", "rival_kings", "paladins"];
const LANGUAGES = ["en", "hu", "de", "fr", "nl", "es"];

export async function rules(run) {
  for (const look of run.isShort ? LOOKS : [...LOOKS, ...MORE_LOOKS]) await read(run, look);
  if (!run.isShort) for (const game of GAMES) await everyAnchor(run, game);
  return "from Learn, search, anchor, position on the board, print";
}

async function read({ browser, service, report }, look) {
  const { page, context, problems } = await openPage(browser, { url: service.url, ...look });
  const name = `rules-${look.game}-${look.size}-${look.theme}-${look.language}`;
  await page.goto("/learn");
  await page.locator(`article a[href='/rules/${look.game}']`).click();
  await page.locator("section article[id]").first().waitFor();
  await page.waitForLoadState("networkidle");
  await report.look(page, name);
  await search(page, report, name, look);
  await anchor(page, report, name, look);
  await showMe(page, report, name);
  await paper(page, report, name);
  report.check(name, problems);
  await context.close();
}

/** The key / leads to the search; it finds words without their accents, marks them and says how many rules have them. */
async function search(page, report, name, { query }) {
  const all = await page.locator("section article[id]").count();
  await page.keyboard.press("/");
  await page.keyboard.type(query);
  await page.locator("article mark").first().waitFor();
  const found = await page.locator("section article[id]").count();
  if (!found || found >= all) report.check(name, [`${found} of ${all} rules are found`]);
  const said = await page.locator(".tools [role=status]").textContent();
  if (!said.includes(String(found))) report.check(name, [`${found} rules are found, but it says ${said}`]);
  await report.look(page, `${name}-search`);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("xyzzy");
  await page.locator(".none").waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
}

/** An address with the number of a rule opens there, from outside and from within. */
async function anchor(page, report, name, { game, rule }) {
  await page.goto("/");
  await page.goto(`/rules/${game}#${rule}`);
  await page.locator("article.chosen").waitFor();
  await page.evaluate(() => document.fonts.ready);
  report.check(name, await notInSight(page, rule));
  await report.look(page, `${name}-anchor`);
}

/** The first position that shows a rule is drawn with marks and says what the rule allows; nothing can be done there. */
async function showMe(page, report, name) {
  await page.locator("article .more .btn").first().click();
  await page.locator("dialog[open] .marks .mark").first().waitFor();
  await page.waitForLoadState("networkidle");
  await report.look(page, `${name}-position`);
  const answers = await page.locator("dialog[open] .allowed, dialog[open] .refused").count();
  report.check(name, [
    ...(await toastProblems(page)),
    ...(answers ? [] : ["the position does not say what its rule allows or refuses"]),
  ]);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

/** On paper there are all rules with their numbers, and nothing to press. */
async function paper(page, report, name) {
  const screen = page.viewportSize();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => scrollTo(0, 0));
  const found = await page.evaluate(() => {
    const isSeen = (element) => element?.checkVisibility() ?? false;
    const rest = ["header .logo", "input", ".btn", "nav"].filter((one) =>
      [...document.querySelectorAll(one)].some(isSeen),
    );
    const ids = [...document.querySelectorAll(".rules:not(.side) article .id")];
    return [
      ...rest.map((one) => `${one} is printed`),
      ...(ids.length && ids.every(isSeen) ? [] : ["the numbers are not printed"]),
    ];
  });
  report.check(`${name}-print`, found);
  await report.picture(page, `${name}-print`);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(screen);
}

/** What is wrong with the place of a rule on the screen. */
function notInSight(page, rule) {
  return page.evaluate((id) => {
    const element = document.getElementById(id);
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= -1 && top < innerHeight && bottom > 0 ? [] : [`${id} is at ${top}`];
  }, rule);
}

/** Every rule of a game opens at its anchor, in each language, without a reload. */
async function everyAnchor({ browser, service, report }, game) {
  const { page, context, problems } = await openPage(browser, { url: service.url, language: "en" });
  await page.goto(`/rules/${game}`);
  await page.locator("section article[id]").first().waitFor();
  for (const language of LANGUAGES) {
    await page.locator("header select").first().selectOption(language);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    report.check(`rules-${game}-${language}`, await page.evaluate(anchorProblems));
  }
  report.check(`rules-${game}`, problems);
  await context.close();
}

/** In the page: goes to every rule, and says which ones are not there, not in sight or not in words. */
async function anchorProblems() {
  const found = [];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (const { id } of document.querySelectorAll("section article[id]")) {
    location.hash = id;
    for (let n = 0; n < 60 && document.querySelector("article.chosen")?.id !== id; n++) await frame();
    const element = document.querySelector("article.chosen");
    const { top, bottom } = element?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    if (element?.id !== id || top < -1 || top >= innerHeight || bottom <= 0) found.push(`${id} is at ${top}`);
    else if (/\{\$|[a-z]+-rule-\d/.test(element.textContent)) found.push(`${id} is not in words`);
  }
  return found;
}
