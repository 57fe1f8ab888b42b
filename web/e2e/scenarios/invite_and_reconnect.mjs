// Two browsers on two `serve` processes: a friend joins by link, both play, the connection drops in mid-move and comes back.
import { setTimeout as sleep } from "node:timers/promises";
import { openPage } from "../browser.mjs";
import { answerOnce } from "../pointer_player.mjs";
import { newTable } from "../open_table.mjs";

const BEFORE = 12; // answers before the connection drops
const AFTER = 30;
const PATIENCE = 180_000; // for a busy machine
const NOISE = /WebSocket|ERR_CONNECTION|Failed to load/; // what the browser logs about a lost connection

export async function inviteAndReconnect({ browser, service, report }) {
  const anna = await openPage(browser, { url: service.urls[0] });
  const bence = await openPage(browser, { url: service.urls[1], size: "phone", language: "hu" });
  await newTable(anna.page, "kingsburg", { seats: 2, kinds: { 1: "invited" } });
  await anna.page.waitForSelector("main h1");
  await report.look(anna.page, "lobby-desktop-dark");
  await accept(anna.page, bence.page, service.urls, report);
  const both = [anna.page, bence.page];
  await turns(both, BEFORE);
  await dropInMidMove(anna.page, bence.page, service, report);
  await turns(both, AFTER);
  await bence.page.reload();
  await bence.page.waitForSelector("section.prompt");
  await turns(both, 6);
  const seen = await Promise.all(both.map((page) => page.locator("section.prompt").count()));
  report.check("friends", seen.every(Boolean) ? [] : ["somebody lost the table"]);
  report.check(
    "friends",
    [...anna.problems, ...bence.problems].filter((problem) => !NOISE.test(problem)),
  );
  await anna.context.close();
  await bence.context.close();
  return "invitation over two processes, connection dropped in mid-move, reload";
}

/** Open the invitation link at the other process. */
async function accept(host, guest, [here, there], report) {
  await host.locator("[data-invite]").click();
  const link = await host.locator("input.link").inputValue();
  await host.locator("dialog[open] svg path").first().waitFor();
  await report.look(host, "invitation-desktop-dark");
  await guest.goto(link.replace(here, there));
  await guest.locator("#name").fill("Bence");
  await report.look(guest, "join-link-phone-dark");
  await guest.locator("form .btn").click();
  for (const page of [host, guest]) await page.waitForSelector("section.prompt", { timeout: 30_000 });
}

/** Give some answers, by whoever is asked. */
async function turns(pages, wanted) {
  const end = Date.now() + PATIENCE;
  for (let answers = 0; answers < wanted;) {
    for (const [n, page] of pages.entries()) {
      const step = await answerOnce(page, answers + n);
      if (step === "over") return;
      if (step === "click") answers += 1;
    }
    if (Date.now() > end) throw new Error("the two tables do not go on");
    await sleep(30);
  }
}

/** Kill the process while a move is being chosen. The move is sent while the connection is down and arrives once it is back. */
async function dropInMidMove(page, other, service, report) {
  const send = page.locator("[data-send]");
  const end = Date.now() + PATIENCE;
  for (let turn = 0; Date.now() < end; turn += 1) {
    if ((await answerOnce(page, turn * 6, { wanted: "[data-send]" })) === "there") break;
    if (await other.locator(".prompt.mine").count()) await answerOnce(other, turn);
    await sleep(40);
  }
  await service.drop();
  await send.click();
  await page.waitForSelector(".line");
  await report.look(page, "line-down");
  await service.revive();
  await page.waitForSelector(".line", { state: "detached", timeout: PATIENCE });
  await send.waitFor({ state: "detached", timeout: PATIENCE });
}
