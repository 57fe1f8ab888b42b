// Replays: from the log during a game; with slider, keys and all viewpoints when it is over.
import { openPage } from "../browser.mjs";
import { playGame } from "../pointer_player.mjs";
import { newTable } from "../open_table.mjs";

const MOST_GAMES = 5;

export async function replay({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, { url: service.url });
  await playUntilPointsAreMade(page, report);
  await report.look(page, "end-heirlooms-desktop-dark");
  await page.getByRole("button", { name: "As a table" }).click();
  await page.locator("figure table").waitFor();
  await page.locator("dialog[open]").getByRole("link", { name: "Replay" }).click();
  await page.waitForURL(/\/replay/);
  await stepThrough(page, report);
  for (const [size, theme] of [
    ["phone", "light"],
    ["phone", "dark"],
    ["desktop", "light"],
  ])
    await elsewhere({ browser, service, report }, page, size, theme);
  report.check("replays", problems);
  await context.close();
  return "log, slider, keys, viewpoints, hidden information";
}

/** Whole games, until one has points to draw as a chart: the opponent without a seat may take everything. */
async function playUntilPointsAreMade(page, report) {
  for (let games = 1; games <= MOST_GAMES; games += 1) {
    await newTable(page, "heirlooms", { seats: 3 });
    await page.waitForSelector("section.prompt", { timeout: 30_000 });
    await playGame(page, { until: (clicks) => clicks > 2 }); // this game may be over after four answers
    await lookBack(page, report);
    await playGame(page);
    const totals = await page.evaluate(async () => {
      const [, table] = location.pathname.match(/^\/table\/([^/]+)/);
      return (await fetch(`/api/tables/${table}/totals`)).json();
    });
    if (totals.length > 1) return;
  }
  throw new Error(`nobody made a point in ${MOST_GAMES} games`);
}

/** A click on a log line shows that position, and one button leads back. */
async function lookBack(page, report) {
  await page.locator(".log li a").nth(2).click();
  await page.locator(".past").waitFor();
  await report.look(page, "past-desktop-dark");
  await page.locator(".past .btn.go").click();
  await page.locator(".past").waitFor({ state: "detached" });
}

async function stepThrough(page, report) {
  const at = () => page.locator(".bar output").innerText();
  const slider = page.getByRole("slider");
  await slider.waitFor();
  const first = await at();
  await page.keyboard.press("ArrowRight");
  const second = await at();
  await page.keyboard.press("End");
  const last = await at();
  await page.keyboard.press("Home");
  const found = [];
  if (new Set([first, second, last]).size < 3) found.push(`the keys do not move: ${first}, ${second}, ${last}`);
  if ((await at()) !== first) found.push("Home does not lead to the beginning");
  report.check("replays", found);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await slider.fill("20");
  for (const viewpoint of await page.getByRole("radio").all()) {
    await viewpoint.click();
    await page.waitForTimeout(400);
  }
  await page.locator(".secrets .seat").first().waitFor();
  await report.look(page, "replay-open-desktop-dark");
}

/** Somebody who did not play, at another screen size; after the end they can see everything too. */
async function elsewhere({ browser, service, report }, page, size, theme) {
  const guest = await openPage(browser, { url: service.url, size, theme, language: "hu" });
  await guest.page.goto(`${new URL(page.url()).pathname}?n=12`);
  await guest.page.getByRole("slider").waitFor();
  await guest.page.waitForTimeout(600);
  await report.look(guest.page, `replay-${size}-${theme}`);
  report.check(`replay-${size}-${theme}`, guest.problems);
  await guest.context.close();
}
