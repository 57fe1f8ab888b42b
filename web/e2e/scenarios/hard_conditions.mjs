// Conditions that few people have and nobody should suffer from: a screen of 320 pixels with the longest of names,
// forced colours, wrong addresses, and files that do not come until somebody tries again.
import { openPage, paint } from "../browser.mjs";
import { layoutProblems } from "../layout_checks.mjs";
import { playNow } from "../open_table.mjs";

const GAMES = ["kingsburg", "royals", "rival_kings", "paladins"];
const SMALL = { width: 320, height: 640 };
const LONGEST_NAME = "W".repeat(40);
const NOISE = /ERR_FAILED|Failed to load/;

export async function hardConditions(run) {
  await smallScreen(run);
  await forcedColours(run);
  await wrongAddresses(run);
  await missingFiles(run);
  return "320 px, forced colours, wrong addresses, missing files";
}

/** Give the person of a page another name. */
async function rename(page, name) {
  await page.goto("/settings");
  await page.locator("input.field").first().fill(name);
  await page.locator("form .btn").first().click();
  await page.locator(".toasts").first().waitFor();
}

async function smallScreen({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, { url: service.url, size: "phone", theme: "light" });
  await page.setViewportSize(SMALL);
  await playNow(page, "kingsburg"); // who has not played has no name yet
  await rename(page, LONGEST_NAME);
  await report.look(page, "settings-320");
  await page.goto("/new/paladins");
  await page.locator(".go-row .btn").waitFor();
  await report.look(page, "new-paladins-320");
  for (const game of GAMES) {
    await playNow(page, game);
    await page.locator("main.board button").first().waitFor();
    await report.look(page, `${game}-320`);
    if (game === "kingsburg") await page.getByRole("tab").last().click(); // the pane of the players
    report.check(`${game}-320`, await page.evaluate(namesOutside));
  }
  report.check("320 px", problems);
  await context.close();
}

/** Runs in the page: names that run out of the card of their player. */
function namesOutside() {
  return [...document.querySelectorAll("main.board h3 bdi")].flatMap((name) => {
    const card = name.closest("section")?.getBoundingClientRect();
    const heading = name.closest("h3")?.getBoundingClientRect();
    return card && heading && heading.right > card.right + 0.5 ? [`${name.textContent} runs out of its card`] : [];
  });
}

/** What is chosen looks different from what is not, though only the system's colours are left. */
async function forcedColours({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, { url: service.url });
  await page.emulateMedia({ forcedColors: "active" });
  const outlined = (selector) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle !== "none"));
  await page.goto("/settings");
  await page.locator("[aria-checked], [aria-pressed]").first().waitFor();
  const chosen = await outlined("[aria-checked=true], [aria-pressed=true]");
  const others = await outlined("[aria-checked=false], [aria-pressed=false]");
  if (!chosen.length || chosen.includes(false)) report.check("forced colours", ["a chosen setting has no outline"]);
  if (others.includes(true)) report.check("forced colours", ["a setting that is not chosen has an outline"]);
  await playNow(page, "royals");
  await page.locator(".map .spot").first().waitFor();
  if ((await outlined(".map .spot")).includes(true))
    report.check("forced colours", ["a city that nobody chose has an outline"]);
  await report.picture(page, "royals-forced-colours");
  await paint(page);
  report.check("royals-forced-colours", await layoutProblems(page)); // axe does not know forced colours
  report.check("forced colours", problems);
  await context.close();
}

/** An unknown address says so; the button that creates a table is on the screen at once. */
async function wrongAddresses({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, { url: service.url });
  for (const path of ["/new/chess", "/no/such/page"]) {
    await page.goto(path);
    await page.getByRole("heading", { name: "Nothing here" }).waitFor();
  }
  for (const game of GAMES) {
    await page.goto(`/new/${game}`);
    const button = page.locator(".go-row .btn");
    await button.waitFor();
    const { y, height } = await button.boundingBox();
    if (y + height > page.viewportSize().height) report.check(`new-${game}`, ["the button is below the fold"]);
  }
  report.check("wrong addresses", problems);
  await context.close();
}

/** What a board or a dialog needs does not come for longer than the client tries: it offers to try again, and then works. */
async function missingFiles({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, { url: service.url, serviceWorkers: "block" });
  const missing = new Set(["facts", "rules"]);
  for (const file of missing)
    await page.route(new RegExp(`/api/games/kingsburg/${file}/`), (route) =>
      missing.has(file) ? route.abort() : route.fallback(),
    );
  const tryAgain = async (part, file) => {
    const retry = page.locator(`${part} [data-retry]`).first();
    await retry.waitFor();
    missing.delete(file);
    await retry.click();
  };
  await playNow(page, "kingsburg");
  await tryAgain("main.board", "facts");
  await page.locator(".advisor").first().waitFor();
  await page.locator("header").getByRole("button", { name: "Rules" }).click();
  await tryAgain("dialog[open]", "rules");
  await page.locator("dialog[open] li").first().waitFor();
  report.check(
    "missing files",
    problems.filter((problem) => !NOISE.test(problem)),
  );
  await context.close();
}
