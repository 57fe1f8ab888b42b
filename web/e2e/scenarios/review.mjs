// The review of a finished game: from its end and its replay, while it is made, at both sizes, by keyboard, as a picture,
// with the board of each moment in all games.
import { openPage } from "../browser.mjs";
import { newTable } from "../open_table.mjs";
import { playGame } from "../pointer_player.mjs";
import { reviewBoards } from "./review_boards.mjs";

export async function review({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, { url: service.url });
  await newTable(page, "heirlooms", { seats: 3 });
  await page.waitForSelector("section.prompt", { timeout: 30_000 });
  const table = new URL(page.url()).pathname;
  await tooEarly({ browser, service, report }, table);
  await playGame(page);
  await beingMade(page, report);
  await page.locator("#chances").waitFor({ timeout: 300_000 });
  await report.look(page, "review-desktop-dark");
  await moments(page, report);
  await lostPosition(page, report);
  await asTable(page, report);
  await picture(page, report, table);
  await page.goto(`${table}/replay`);
  await page.getByRole("link", { name: "Review" }).click();
  await page.locator("#chances").waitFor();
  for (const [size, theme, language] of [
    ["desktop", "light", "hu"],
    ["phone", "dark", "de"],
    ["phone", "light", "fr"],
  ])
    await elsewhere({ browser, service, report }, table, size, theme, language);
  report.check("review", problems);
  await context.close();
  await reviewBoards({ browser, service, report });
  return "refused, made, moments, boards, table, picture, both sizes";
}

/** While the game runs, the page says why there is no review. */
async function tooEarly({ browser, service, report }, table) {
  const guest = await openPage(browser, { url: service.url, size: "phone" });
  await guest.page.goto(`${table}/review`);
  await guest.page.getByRole("alert").waitFor();
  await report.look(guest.page, "review-too-early-phone-dark");
  await guest.context.close();
}

/** The first visitor sees how far it is; answers are held up to make sure of that. */
async function beingMade(page, report) {
  let isHeld = true;
  await page.route("**/review", async (route) => {
    if (!isHeld || !route.request().url().includes("/api/")) return route.continue();
    return route.fulfill({ status: 202, json: { done: 12, total: 40 } });
  });
  await page.locator("dialog[open]").getByRole("link", { name: "Review" }).click();
  await page.getByText("12 of 40").waitFor();
  await report.look(page, "review-being-made-desktop-dark");
  isHeld = false;
}

/** Every moment can be chosen in the list and in the chart, also by keyboard, and leads to its position. */
async function moments(page, report) {
  const list = page.locator("ol button");
  const count = await list.count();
  const found = [];
  for (let n = 0; n < count; n += 1) {
    await list.nth(n).focus();
    await page.keyboard.press("Enter");
    const pin = page.locator(".number").nth(n);
    if ((await pin.getAttribute("aria-current")) !== "true") found.push(`moment ${n + 1} is not marked in the chart`);
    await page.locator("#moment .board h2").first().waitFor();
    await report.look(page, `review-moment-${n + 1}-desktop-dark`);
  }
  if (count) {
    await page.locator(".number").first().click();
    if ((await list.first().getAttribute("aria-current")) !== "true")
      found.push("the chart does not choose in the list");
    await page.locator("#moment a.btn").click();
    await page.getByRole("slider").waitFor();
    await page.goBack();
    await page.locator("#chances").waitFor();
  }
  report.check("review", found);
}

/** A position that does not come says so, and comes when it is asked for again. */
async function lostPosition(page, report) {
  const isAny = await page.locator("#moment").count();
  if (!isAny) return;
  const positions = "**/api/tables/*/positions/**";
  await page.route(positions, (route) => route.fulfill({ status: 404, json: { code: "unknown", words: "Gone." } }));
  await page.reload();
  await page.locator("#moment").getByRole("alert").waitFor();
  await report.look(page, "review-lost-position-desktop-dark");
  await page.unroute(positions);
  await page.locator("#moment [data-retry]").click();
  await page.locator("#moment .board h2").first().waitFor();
}

async function asTable(page, report) {
  await page.getByRole("button", { name: "As a table" }).click();
  await page.locator(".scroll table").waitFor();
  await report.look(page, "review-table-desktop-dark");
  await page.getByRole("button", { name: "As lines" }).click();
}

/** The picture is there for strangers, and the page of the link points to it. */
async function picture(page, report, table) {
  const found = [];
  const stranger = await page.context().browser().newContext();
  const answer = await stranger.request.get(
    new URL(`/api${table.replace("/table/", "/tables/")}/review.png`, page.url()).href,
  );
  if (answer.headers()["content-type"] !== "image/png") found.push(`no picture: ${answer.status()}`);
  const head = await (await stranger.request.get(new URL(`${table}/review`, page.url()).href)).text();
  if (!head.includes("/review.png")) found.push("the link does not show the picture");
  report.check("review", found);
  await stranger.close();
}

async function elsewhere({ browser, service, report }, table, size, theme, language) {
  const guest = await openPage(browser, { url: service.url, size, theme, language });
  await guest.page.goto(`${table}/review`);
  await guest.page.locator("#chances").waitFor();
  await report.look(guest.page, `review-${size}-${theme}`);
  if (size === "phone") {
    await guest.page.setViewportSize({ width: 320, height: 640 });
    await report.look(guest.page, `review-narrow-${theme}`);
  }
  report.check(`review-${size}-${theme}`, guest.problems);
  await guest.context.close();
}
