// Two people agree on a pause, on undoing a move that neither can undo alone, and on an end.
import { openPage } from "../browser.mjs";
import { answerOnce } from "../pointer_player.mjs";
import { newTable } from "../open_table.mjs";

const PATIENCE = 120_000;

export async function consent({ browser, service, report }) {
  const anna = await openPage(browser, { url: service.url });
  const bela = await openPage(browser, { url: service.url, size: "phone", theme: "light" });
  await newTable(anna.page, "kingsburg", { seats: 2, kinds: { 1: "open" } });
  await bela.page.goto(anna.page.url());
  await bela.page.locator("main .btn.go").click();
  await bela.page.locator("dialog[open] .btn.go").click(); // it asks first
  for (const { page } of [anna, bela]) await page.waitForSelector("section.prompt", { timeout: 30_000 });

  await propose(anna.page, "Propose a pause");
  await report.look(bela.page, "offer-phone-light");
  await agree(bela.page);
  await anna.page.getByText("The game is paused.").waitFor();
  await propose(anna.page, "Go on playing");
  await anna.page.getByText("The game is paused.").waitFor({ state: "detached" });

  const mover = await moveBehindBarrier(anna.page, bela.page);
  const other = mover === anna.page ? bela.page : anna.page;
  await propose(mover, "Ask to take my last move back");
  await agree(other);
  await other.locator(".offer").waitFor({ state: "detached" });
  await mover.locator(".prompt.mine").waitFor(); // the question is asked again

  await propose(anna.page, "Propose to end the game");
  await anna.page.locator("dialog[open] .btn.bad").click(); // it asks first
  await agree(bela.page);
  for (const { page } of [anna, bela]) await page.locator("dialog[open] .buttons").waitFor();
  await report.look(anna.page, "agreed-end-desktop-dark");
  report.check("consent", [...anna.problems, ...bela.problems]);
  await anna.context.close();
  await bela.context.close();
  return "pause, undo and end by consent";
}

async function propose(page, name) {
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.locator("dialog[open]").getByRole("button", { name }).click();
}

async function agree(page) {
  await page.locator(".offer .btn.go").click();
}

/** Play until somebody's move can no longer be undone without consent; returns that person's page. */
async function moveBehindBarrier(...pages) {
  const isAsked = async (page) => (await page.locator(".prompt.mine").count()) > 0;
  const end = Date.now() + PATIENCE;
  let mover;
  for (let turn = 0; Date.now() < end; turn += 1) {
    await Promise.race(pages.map((page) => page.locator(".prompt.mine").first().waitFor())); // nobody while a move is sent
    const asked = (await isAsked(pages[0])) ? pages[0] : pages[1];
    if (mover && asked !== mover && (await isAsked(asked)) && !(await mover.locator(".prompt .undo").count()))
      return mover;
    await answerOnce(asked, turn);
    mover = asked;
  }
  throw new Error("the turn never passes");
}
