// Friends at a table: the name, the code, the chat, a bot for an empty seat, a time-out, a resignation, the rematch.
import { openPage } from "../browser.mjs";

const PATIENCE = 90_000;
const BANK = 12; // seconds

export async function company({ browser, service, report }) {
  const anna = await openPage(browser, { url: service.url });
  const bela = await openPage(browser, { url: service.url, size: "phone", theme: "light" });
  await openTable(anna.page, report);
  await joinByCode(anna.page, bela.page, report);
  await chatWhileWaiting(anna.page, bela.page, report);
  await leaveAsksFirst(bela.page, report);
  await seatBot(anna.page, report);
  for (const { page } of [anna, bela]) await page.waitForSelector("section.prompt", { timeout: 30_000 });
  await chatDuringGame(anna.page, bela.page, report);
  await resignAndRematch(anna.page, bela.page, report);
  await timeOut(anna, report);
  report.check("company", [...anna.problems, ...bela.problems]);
  await anna.context.close();
  await bela.context.close();
  return "name, code, chat, bot, resignation, rematch, time-out";
}

/** Somebody without a name is asked for one before others see it. */
async function openTable(page, report) {
  await page.goto("/new/kingsburg");
  await page.getByRole("radio", { name: "3", exact: true }).first().click();
  for (const [seat, kind] of [
    [1, "invited"],
    [2, "open"],
  ])
    await page.locator(".seats li").nth(seat).locator("select").first().selectOption(kind);
  await page.locator(".go-row .btn").click();
  await page.locator("#asked-name").fill("Anna");
  await report.look(page, "name-desktop-dark");
  await page.locator("dialog[open] .btn.go").click();
  await page.waitForURL(/\/table\//);
  await page.locator("[data-invite]").first().waitFor();
  await report.look(page, "waiting-desktop-dark");
}

/** The code is read out in capitals and typed in as people type. */
async function joinByCode(host, guest, report) {
  await host.locator("[data-invite]").first().click();
  const code = await host.locator("dialog[open] output").innerText();
  await host.keyboard.press("Escape");
  await guest.goto("/");
  await guest.locator("#short-code").fill("KING-COUR");
  await guest.locator("#short-code").press("Enter");
  await guest.getByText("No invitation has this code").waitFor();
  await guest.locator("#short-code").fill(` ${code.toLowerCase().replace("-", " ")}`);
  await guest.locator("#short-code").press("Enter");
  await guest.getByRole("heading", { name: "You are invited to Anna’s table" }).waitFor();
  await guest.locator("#name").fill("Béla");
  await report.look(guest, "invited-phone-light");
  await guest.locator("form .btn.go").click();
  await guest.waitForURL(/\/table\//);
}

async function chatWhileWaiting(host, guest, report) {
  await guest.locator(".chat input").fill("Here I am.");
  await guest.keyboard.press("Enter");
  await host.locator(".chat time").waitFor();
  await report.look(host, "waiting-chat-desktop-dark");
  await report.look(guest, "waiting-chat-phone-light");
}

/** What cannot be taken back is confirmed elsewhere than where it was chosen. */
async function leaveAsksFirst(page, report) {
  const button = page.getByRole("button", { name: "Leave the table" });
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  await button.dblclick();
  const sure = page.locator("dialog[open] .btn.bad");
  await page.waitForTimeout(800);
  await report.look(page, "leaving-phone-light");
  if (overlap(before, await sure.boundingBox())) report.check("company", ["leaving is confirmed where it was chosen"]);
  await page.keyboard.press("Escape");
  await button.waitFor();
}

function overlap(one, other) {
  const isApart = (a, b, size) => one[a] + one[size] <= other[b] || other[b] + other[size] <= one[a];
  return !isApart("x", "x", "width") && !isApart("y", "y", "height");
}

async function seatBot(page, report) {
  await page.locator("[data-bot]").first().click();
  await page.getByText("the game begins at once").waitFor();
  await report.look(page, "bot-desktop-dark");
  await page.locator("dialog[open] .btn.go").click();
}

/** On a phone a message shows for a moment and is counted until it is read. */
async function chatDuringGame(host, guest, report) {
  await host.getByRole("tab", { name: "Chat" }).click();
  await host.locator("aside input").fill("Good luck!");
  await host.keyboard.press("Enter");
  await guest.getByText("Anna: Good luck!").waitFor();
  await guest.locator("[data-opens=log] [data-unread]").waitFor();
  await report.look(guest, "unread-phone-light");
  await guest.locator("[data-opens=log]").click();
  await guest.locator("dialog[open]").getByText("Good luck!", { exact: true }).waitFor();
  await guest.locator("[data-unread]").waitFor({ state: "detached" });
  await guest.getByText("Anna: Good luck!").waitFor({ state: "detached" });
  await guest.keyboard.press("Escape");
}

async function askToResign(page) {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Resign" }).dblclick();
  await page.getByText("you come last").waitFor();
  if (await page.locator(".log").getByText("resigns.").count()) throw new Error("a double click resigned");
}

/** Both resign, one after the other; bots play on to the end, and Béla proposes the rematch. */
async function resignAndRematch(host, guest, report) {
  for (const page of [guest, host]) {
    await askToResign(page);
    await report.look(page, `resigning-${page === guest ? "phone-light" : "desktop-dark"}`);
    await page.locator("dialog[open] .btn.bad").click();
  }
  for (const page of [host, guest]) await page.locator("dialog[open] .buttons").waitFor({ timeout: PATIENCE });
  const last = host.locator("dialog[open] ol li").last();
  if (!/resigned/.test(await last.innerText())) report.check("company", ["nobody is told to have resigned"]);
  await report.look(host, "resigned-desktop-dark");
  await guest.getByRole("button", { name: "Play again" }).click();
  const offer = host.locator("dialog[open] .rematch");
  await offer.getByText("Béla would like to play again.").waitFor();
  await report.look(host, "rematch-desktop-dark");
  await offer.getByRole("button").click();
  for (const page of [host, guest]) await page.waitForSelector(".prompt", { timeout: 30_000 });
}

/** Nobody answers: the clock says what will be done, and the log says why it was done. */
async function timeOut({ page, context }, report) {
  const origin = new URL(page.url()).origin;
  const post = async (path, data) =>
    (await context.request.post(`${origin}${path}`, { data, headers: { origin }, failOnStatusCode: true })).json();
  const bot = { kind: "bot", level: "random" };
  const pace = { kind: "live", bank: BANK, increment: 0 };
  const { id } = await post("/api/tables", { game: "kingsburg", seats: [{ kind: "me" }, bot, bot], pace });
  await post(`/api/tables/${id}/join`, { nonce: "1" });
  await page.goto(`/table/${id}`);
  await page.locator(".prompt").getByText("When time is up:").waitFor();
  await report.look(page, "clock-desktop-dark");
  await page.locator(".log").getByText("Time has run out for Anna").first().waitFor({ timeout: PATIENCE });
}
