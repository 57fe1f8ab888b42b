// The board of a review's moment in the four games. A real review takes minutes, so the document is made up, about
// true questions of a game that has begun.
import { openPage } from "../browser.mjs";
import { newTable } from "../open_table.mjs";
import { playGame } from "../pointer_player.mjs";

const GAMES = ["kingsburg", "royals", "rival_kings", "paladins"];
const MOMENTS = 2;
const BETWEEN = 4; // answers between two questions, so that they are of different kinds
const MOST_ANSWERS = 60;

export async function reviewBoards(run) {
  for (const game of GAMES) await reviewBoard(run, game);
}

async function reviewBoard({ browser, service, report }, game) {
  const { page, context, problems } = await openPage(browser, { url: service.url });
  await newTable(page, game, { seats: 2 });
  await page.waitForSelector("section.prompt", { timeout: 30_000 });
  const table = new URL(page.url()).pathname;
  const questions = [];
  await playGame(page, {
    async until(clicks) {
      const found = clicks % BETWEEN ? undefined : await question(page, table);
      if (found) questions.push(found);
      return questions.length === MOMENTS || clicks >= MOST_ANSWERS;
    },
  });
  if (questions.length < MOMENTS) report.check(`review-${game}`, ["too few questions have answers at two places"]);
  const review = documentOf(game, questions);
  await page.route("**/api/tables/*/review", (route) => route.fulfill({ json: review }));
  await page.goto(`${table}/review`);
  await report.check(`review-${game}`, await steps(page, report, game, review.moments.length));
  await page.emulateMedia({ forcedColors: "active" });
  await report.look(page, `review-${game}-forced-colours`);
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
  for (const [size, width, height] of [
    ["laptop", 1280, 720],
    ["tablet", 820, 1180],
    ["phone", 360, 740],
  ]) {
    await page.setViewportSize({ width, height });
    await page.locator("#moment").evaluate((moment) => moment.scrollIntoView());
    await report.look(page, `review-${game}-${size}-light`);
  }
  report.check(`review-${game}`, problems);
  await context.close();
}

/** What I am asked now: two answers at different places, and the last entry. */
async function question(page, table) {
  const path = `/api${table.replace("/table/", "/tables/")}/view?seat=0`;
  const { n, decision } = await (await page.request.get(path)).json();
  const isDrawn = ({ places = [] }) => places.length && !places[0].startsWith("supply"); // a supply is no picture
  const actions = (decision?.actions ?? []).filter(isDrawn);
  const other = actions.find((action) => action.places[0] !== actions[0].places[0]);
  return other && { n, made: actions[0], better: other };
}

/** A review whose moments are the questions. */
function documentOf(game, questions) {
  const words = (key) => ({ key });
  const account = { start: 5000, luck: 0, own: 0, others: 0, result: 5000, decisions: 2, good: 1 };
  const compared = (one, chance) => ({ text: one.text, label: one.label, places: one.places, chance });
  const moments = questions.map(({ n, made, better }) => ({
    moment: {
      n: n + 1,
      kind: "choice",
      seat: 0,
      contender: 0,
      swing: -800,
      before: 2800,
      after: 2000,
      chosen: made.text,
      better: better.text,
    },
    when: words("review-when-setup"),
    what: made.label,
    better: better.label,
    why: [],
    compared: [compared(better, 2800), compared(made, 2000)],
  }));
  const course = questions.map(({ n }) => ({ n: n + 1, chances: [4000, 6000] }));
  const rest = { rollouts: 100, uncertainty: 200, start: [5000, 5000], sections: [], story: [] };
  const headline = words(`${game.replaceAll("_", "-")}-game`);
  return { format: 1, game, rules: "", seats: 2, ...rest, course, accounts: [account, account], moments, headline };
}

/** Go through the moments by keyboard: each board has its marks and nothing that can be chosen. */
async function steps(page, report, game, count) {
  const found = [];
  const sent = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  for (let n = 0; n < count; n += 1) {
    if (n) {
      await page.getByRole("button", { name: "Next moment" }).focus();
      await page.keyboard.press("Enter");
    }
    await page.locator("#moment .mark.made").first().waitFor();
    await page.locator("#moment .mark.better").first().waitFor();
    if (await page.locator("#moment .can, #moment .aim").count()) found.push("something can be chosen in a review");
    const [ring] = await page.locator("#moment .mark.better").all();
    await ring.scrollIntoViewIfNeeded();
    const box = await ring.boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.move(0, 0);
    await page.keyboard.press("Escape");
    await page.locator("#moment").evaluate((moment) => moment.scrollIntoView());
    await report.look(page, `review-${game}-moment-${n + 1}-desktop-dark`);
  }
  if (sent.length) found.push(`a click on the board of a review sends ${sent.join(", ")}`);
  return found;
}
