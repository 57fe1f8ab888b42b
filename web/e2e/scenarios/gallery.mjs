// The cards and pieces of a game: from Learn and from the rules, by kind, by name, only ≈, on paper, in six languages.
import { openPage, PAPER } from "../browser.mjs";
import { toastProblems } from "../toast_checks.mjs";

const LOOKS = [
  { size: "phone", theme: "dark", language: "hu", game: "royals", from: "learn", query: "becs" },
  { size: "desktop", theme: "light", language: "en", game: "royals", from: "rules", query: "VIENNA" },
];
const MORE_LOOKS = [
  { size: "desktop", theme: "dark", language: "de", game: "kingsburg", from: "learn", query: "narr" },
  { size: "phone", theme: "light", language: "fr", game: "kingsburg", from: "rules", query: "eglise" },
  { size: "desktop", theme: "light", language: "es", game: "rival_kings", from: "learn", query: "reina" },
  { size: "phone", theme: "dark", language: "nl", game: "rival_kings", from: "rules", query: "koningin" },
  { size: "desktop", theme: "dark", language: "hu", game: "paladins", from: "rules", query: "roland" },
  { size: "phone", theme: "light", language: "de", game: "paladins", from: "learn", query: "roland" },
  { size: "desktop", theme: "light", language: "fr", game: "heirlooms", from: "rules", query: "theiere" },
];
const GAMES = ["kingsburg", "royals", "rival_kings", "paladins", "heirlooms"];
const LANGUAGES = ["en", "hu", "de", "fr", "nl", "es"];
const CARDS = "section article[id]";

export async function gallery(run) {
  for (const look of run.isShort ? LOOKS : [...LOOKS, ...MORE_LOOKS]) await visit(run, look);
  if (!run.isShort) for (const game of GAMES) await everyLanguage(run, game);
  return "from Learn and rules, kinds, names, only ≈, a rule, print";
}

async function visit({ browser, service, report }, look) {
  const { page, context, problems } = await openPage(browser, { url: service.url, ...look });
  const name = `gallery-${look.game}-${look.size}-${look.theme}-${look.language}`;
  await page.goto(look.from === "learn" ? "/learn" : `/rules/${look.game}`);
  await page.locator(`a[href='/rules/${look.game}/components']`).first().click();
  await page.locator(CARDS).first().waitFor();
  await page.waitForLoadState("networkidle");
  await report.look(page, name);
  report.check(name, await page.evaluate(cardProblems));
  await filter(page, report, name);
  await search(page, report, name, look);
  await cards(page, report, name);
  await paper(page, report, name);
  await toRule(page, report, name);
  report.check(name, [...(await toastProblems(page)), ...problems]);
  await context.close();
}

/** In the page: every card has a picture, a name, words and how sure its numbers are; kinds say how many they have. */
function cardProblems() {
  const found = [];
  for (const card of document.querySelectorAll("section article[id]")) {
    if (!card.querySelector(".picture svg")) found.push(`${card.id} has no picture`);
    if (!card.querySelector("h3").textContent.trim()) found.push(`${card.id} has no name`);
    if (!card.querySelector(".level")) found.push(`${card.id} does not say how sure it is`);
    const isMarked = [...card.querySelectorAll(":scope > p")].some((line) => line.textContent.includes("≈"));
    if (isMarked !== !!card.querySelector(".level.about")) found.push(`${card.id}: its ≈ and its mark differ`);
    if (/\{\$|\{ \$|[a-z]+-(card|line|components|printed)-[a-z]/.test(card.textContent))
      found.push(`${card.id} is not in words`);
  }
  for (const section of document.querySelectorAll(".kinds section")) {
    const said = Number(section.querySelector("h2 small").textContent);
    const count = section.querySelectorAll("article").length;
    if (said !== count) found.push(`${section.querySelector("h2").textContent}: ${count} are there`);
  }
  return found;
}

/** Only cards with ≈; then one kind; then everything again. */
async function filter(page, report, name) {
  const all = await page.locator(CARDS).count();
  const marked = await page.locator("article .level.about").count();
  const only = page.locator(".tools input[type=checkbox]");
  await only.check();
  const shown = await page.locator(CARDS).count();
  if (shown !== marked) report.check(name, [`${marked} cards have ≈, ${shown} are shown`]);
  await only.uncheck();
  const kinds = page.locator(".tools select");
  if (await kinds.count()) {
    await kinds.selectOption({ index: 1 });
    const sections = await page.locator(".kinds section").count();
    if (sections !== 1) report.check(name, [`${sections} kinds are shown instead of one`]);
    await kinds.selectOption({ index: 0 });
  }
  if ((await page.locator(CARDS).count()) !== all) report.check(name, ["the filters do not let everything back in"]);
}

/** The key / leads to the search; it finds names without their accents and says how many there are. */
async function search(page, report, name, { query }) {
  await page.keyboard.press("/");
  await page.keyboard.type(query);
  await page.locator("h3 mark").first().waitFor();
  const found = await page.locator(CARDS).count();
  const said = await page.locator(".tools [role=status]").textContent();
  if (!said.includes(String(found))) report.check(name, [`${found} cards are found, but it says ${said}`]);
  await report.look(page, `${name}-search`);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("xyzzy");
  await page.locator(".none").waitFor();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
}

/** Further down, where the cards of the last kind are. */
async function cards(page, report, name) {
  await page.locator(".kinds section").last().scrollIntoViewIfNeeded();
  await page.locator(CARDS).last().scrollIntoViewIfNeeded();
  await report.look(page, `${name}-last`);
}

/** On paper there are all cards and nothing to press, whatever was looked for. */
async function paper(page, report, name) {
  const all = await page.locator(CARDS).count();
  await page.locator(".tools input[type=checkbox]").check();
  const screen = page.viewportSize();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const printed = await page.locator(CARDS).count();
  const rest = await page.evaluate(() =>
    ["header .logo", ".tools", "nav"].filter((one) => document.querySelector(one)?.checkVisibility()),
  );
  report.check(`${name}-print`, [
    ...(printed === all ? [] : [`${printed} of ${all} cards are printed`]),
    ...rest.map((one) => `${one} is printed`),
  ]);
  await report.picture(page, `${name}-print`);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(screen);
}

/** A card leads to its rule, and Learn stays marked in the header. */
async function toRule(page, report, name) {
  const link = page.locator("article a").first();
  const href = await link.getAttribute("href");
  await link.click();
  await page.locator("article.chosen").waitFor();
  const chosen = await page.locator("article.chosen").getAttribute("id");
  if (!href.endsWith(`#${chosen}`)) report.check(name, [`${href} leads to ${chosen}`]);
  if (!(await page.locator("nav a[href='/learn'][aria-current]").count())) report.check(name, ["Learn is not marked"]);
}

/** Every card of a game in each language, without a reload. */
async function everyLanguage({ browser, service, report }, game) {
  const { page, context, problems } = await openPage(browser, { url: service.url, language: "en" });
  await page.goto(`/rules/${game}/components`);
  await page.locator(CARDS).first().waitFor();
  for (const language of LANGUAGES) {
    await page.locator("header select").first().selectOption(language);
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    report.check(`gallery-${game}-${language}`, await page.evaluate(cardProblems));
  }
  report.check(`gallery-${game}`, [...(await toastProblems(page)), ...problems]);
  await context.close();
}
