// Writes docs/play/screen-reader.md: one turn of Kingsburg as a screen reader says it (npm run accessibility-tree).
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { launch, openPage } from "../e2e/browser.mjs";
import { waitForTable } from "../e2e/open_table.mjs";
import { answerOnce } from "../e2e/pointer_player.mjs";
import { startService } from "../e2e/start_service.mjs";
import { changes, listen, nameOf, readTree } from "./accessibility_tree.mjs";

const PAGE = join(import.meta.dirname, "../../docs/play/screen-reader.md");
const PLACING = ".advisor.can";
const PATIENCE = 60_000;
const LAST_WORDS = 8;
const SILENCE = 4500; // milliseconds until what was said has left the page

async function sitDown(page) {
  await page.goto("/new/kingsburg");
  await page.getByRole("radio", { name: "3", exact: true }).first().click();
  await page.locator(".seats input").first().fill("Ada");
  await page.locator(".go-row .btn").click();
  await waitForTable(page);
}

/** Answer whatever is asked until dice can be placed. */
async function playUntilPlacing(page) {
  const end = Date.now() + PATIENCE;
  for (let turn = 0; Date.now() < end; turn += 1) {
    const step = await answerOnce(page, turn, { wanted: PLACING });
    if (step === "there") return;
    if (step === "over") break;
    await page.waitForTimeout(150);
  }
  throw new Error("no dice could be placed");
}

/** Aim at an advisor; if several groups of dice reach it, take the first. */
async function aim(page) {
  await page.locator(PLACING).first().focus();
  await page.keyboard.press("Enter");
  const group = page.locator("dialog[open] [data-answer]").first();
  await page.locator("[data-send], dialog[open] [data-answer]").first().waitFor();
  if (await group.isVisible()) await group.press("Enter");
  await page.locator("[data-send]").waitFor();
}

/** What the list of all choices says. */
async function listChoices(page) {
  await page.locator(".prompt [aria-haspopup=dialog]").press("Enter");
  await page.locator("dialog[open] [data-answer]").first().waitFor();
  const tree = await readTree(page);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  return tree;
}

const focused = (page) => page.evaluate(`(${nameOf})(document.activeElement)`);

async function moments(page) {
  await sitDown(page);
  const begin = await listen(page);
  await playUntilPlacing(page);
  await page.waitForTimeout(500);
  const before = (await begin()).filter((line) => !line.startsWith("(focus)")).slice(-LAST_WORDS);
  await page.waitForTimeout(SILENCE);
  const asked = await readTree(page);
  const listed = await listChoices(page);
  const stop = await listen(page);
  await aim(page);
  await page.waitForTimeout(SILENCE);
  const aimed = await readTree(page);
  const focusAimed = await focused(page);
  await page.keyboard.press("Enter"); // again on what is chosen: that sends it
  await page.waitForTimeout(1500);
  const end = Date.now() + PATIENCE;
  while (Date.now() < end && !(await page.locator(".prompt.mine").count())) await page.waitForTimeout(200);
  await page.waitForTimeout(1500);
  const said = await stop();
  const focusNext = await focused(page);
  await page.waitForTimeout(SILENCE);
  return { before, asked, listed, aimed, focusAimed, said, next: await readTree(page), focusNext };
}

const block = (lines) => ["```text", ...lines, "```", ""].join("\n");

function pageOf({ before, asked, listed, aimed, focusAimed, said, next, focusNext }) {
  return `# A turn of Kingsburg, heard

What a screen reader finds on the page during one turn, in its order: Ada plays against two bots in the browser, at 1440 by
900 pixels. Chromium's accessibility tree, written by \`npm run accessibility-tree\` in \`web\`; each run plays another game,
so that the dice differ. Every line has the role, the name, states in brackets and, after a dash, the description, which
most screen readers say on request or after a pause.

## Getting about

Headings lead from part to part: the game, the question, the players, the enemy, the court, one's own dice and goods, the
province, the log. Everything that can be done is a button, so the usual keys of a screen reader are enough. Buttons that
are no choice now answer too: they say why not, with the rule.

| | browse mode (NVDA, JAWS: on at first; VoiceOver, TalkBack: always) | focus mode (NVDA: Insert+Space, JAWS: Insert+Z) |
|---|---|---|
| arrows | read the page, line by line | go to the nearest button in that direction, as the board lies on the screen |
| Tab, Shift+Tab | go from button to button | the same |
| Enter | chooses; on what is chosen, or on the button that names the whole answer, sends | the same |
| letters | the screen reader's own: H to the next heading, B to the next button | the game's: \`a\` to the answers, \`u\` takes back, \`/\` lists all choices, \`?\` lists the keys |
| Escape | the screen reader may take the first one | takes back what is chosen |

The board does not switch modes by itself, since buttons do not, and it does not claim to be an application: that would
take reading by lines away. All choices are also in one list, behind the button beside the question. When a turn comes, the
focus is on the question, not on a choice that nobody made.

What happens is said without being asked, one short piece after the other, and always before the question: what the others
did, then whose turn it is and what is asked. Of more than eight lines, after an absence for instance, the last eight are
said, after the number of earlier ones. Whose turn it is among the others is said only if it lasts. Nothing of it stays on
the page; the log has it all.

## The turn comes

The last words before dice can be placed.

${block(before)}
## The question

The whole page while dice can be placed.

${block(asked)}
## The choices as a list

After Enter on the button beside the question; Escape closes the list.

${block(listed)}
## An advisor is chosen

What is gone (−) and what is new (+) after Enter on a reachable advisor. The focus is still on it:
${focusAimed}

${block(changes(asked, aimed))}
## Sent

What is said by itself from the choice on, after Enter once more on the chosen advisor, as the others take their turns.
(focus) is what the focus has come to.

${block(said)}
## The next question

What has changed on the page since the advisor was chosen. The focus is on:
${focusNext}

${block(changes(aimed, next))}`;
}

const service = await startService();
const browser = await launch();
try {
  const { page } = await openPage(browser, { url: service.url });
  writeFileSync(PAGE, `${pageOf(await moments(page)).trimEnd()}\n`);
} finally {
  await browser.close();
  await service.stop();
}
