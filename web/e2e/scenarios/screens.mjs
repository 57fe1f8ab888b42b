// Every page outside a game and the dialogs of a game's first turn, in both themes and sizes.
import { openPage, SIZES, THEMES } from "../browser.mjs";
import { answerOnce } from "../pointer_player.mjs";
import { playNow } from "../open_table.mjs";

const PAGES = {
  home: "/",
  "new-kingsburg": "/new/kingsburg",
  "new-paladins": "/new/paladins",
  settings: "/settings",
  credits: "/credits",
  join: "/join/a-x?code=x",
};
const PATIENCE = 90_000; // for the first question that is answered on the board
const SHORT = { desktop: "dark", phone: "light" };

const LONG_NAME = "Maximiliane von Hohenzollern-Sigmaringen"; // as long as a name may be

export async function screens(run) {
  const running = await fillLists(run);
  for (const size of Object.keys(SIZES)) {
    for (const theme of THEMES) if (!run.isShort || SHORT[size] === theme) await screensOf(run, size, theme, running);
  }
  return `${run.report.screens.length} screens`;
}

/**
 * Somebody with a long name waits at one table and plays at another, so that the home page has something to list.
 * Returns the other one's id.
 */
async function fillLists({ browser, service }) {
  const context = await browser.newContext({ baseURL: service.url, extraHTTPHeaders: { origin: service.url } });
  const post = async (path, data) => (await context.request.post(path, { data, failOnStatusCode: true })).json();
  await post("/api/guests", { name: LONG_NAME });
  const sitDown = async (other) => {
    const { id } = await post("/api/tables", { game: "kingsburg", seats: [{ kind: "me" }, other] });
    await post(`/api/tables/${id}/join`, { nonce: "1" });
    return id;
  };
  await sitDown({ kind: "open" });
  const running = await sitDown({ kind: "bot", level: "random" });
  await context.close();
  return running;
}

/** Answer questions until `wanted` is visible. Looking and clicking are one step, so that it is not answered by mistake. */
async function answerUntil(page, wanted) {
  const end = Date.now() + PATIENCE;
  for (let step = ""; step !== "there";) {
    step = await answerOnce(page, 5, { wanted, patience: 1000 });
    if (Date.now() > end)
      throw new Error(`${wanted} does not show: ${await page.locator(".prompt").first().innerText()}`);
  }
}

async function screensOf({ browser, service, report }, size, theme, running) {
  const look = `${size}-${theme}`;
  const { page, context, problems } = await openPage(browser, {
    url: service.url,
    size,
    theme,
    language: theme === "dark" ? "en" : "hu",
  });
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await page.waitForSelector("h1");
    await page.waitForLoadState("networkidle");
    if (name === "home") await listed(page);
    await report.look(page, `${name}-${look}`);
  }
  await watch(page, report, { table: running, look });
  await playNow(page, "kingsburg");
  await answerUntil(page, ".advisor.can");
  await report.look(page, `court-${look}`);
  if (size === "desktop") await report.lookAtOtherSizes(page, `court-${look}`);
  await page.locator(".advisor.can").first().click();
  await page.locator("dialog[open], [data-send]").first().waitFor();
  await report.look(page, `choosing-${look}`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await whyNot(page, report, look);
  await menus(page, report, look);
  report.check(`screens-${look}`, problems);
  await context.close();
}

/** Wait until the tables to join and to watch are there. */
async function listed(page) {
  for (const list of [".open", ".watch"]) await page.locator(`${list} .row`).first().waitFor();
}

/** A watcher looks at the province of every player in turn. */
async function watch(page, report, { table, look }) {
  await page.goto(`/table/${table}`);
  const owners = page.locator(".owners .btn");
  if (look.startsWith("phone")) await page.getByRole("tab").nth(1).click(); // the pane of the provinces
  await owners.nth(1).click();
  if ((await owners.nth(1).getAttribute("aria-pressed")) !== "true") report.check(look, ["no province is shown"]);
  await report.look(page, `watching-${look}`);
}

/** A click on what cannot be chosen shows the reason, which links to the rule. */
async function whyNot(page, report, look) {
  await page.locator(".advisor.not").last().click();
  const rule = page.locator(".toasts .rule, dialog[open] .rule").first();
  await rule.hover(); // a toast under the pointer stays, however long the check takes
  await report.look(page, `why-not-${look}`);
  await rule.click();
  await page.locator("dialog[open] small", { hasText: /^[A-Z]+[-:]/ }).waitFor(); // the number of the rule
  await report.look(page, `rule-${look}`);
  await page.keyboard.press("Escape");
}

/** The dialogs that the table's header opens: the menu, and on a phone the log. */
async function menus(page, report, look) {
  while (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
  for (const button of await page.locator("header [data-opens]").all()) {
    const name = await button.getAttribute("data-opens");
    await button.click();
    await page.locator("dialog[open]").waitFor();
    await report.look(page, `${name}-${look}`);
    await page.keyboard.press("Escape");
  }
}
