// Two tabs of one browser on the same seat, which answer in turn.
import { setTimeout as sleep } from "node:timers/promises";
import { answerOnce, END } from "../pointer_player.mjs";
import { waitForTable } from "../open_table.mjs";
import { seededRandom } from "./seeded_random.mjs";
import { GAMES, StormTable } from "./storm_table.mjs";

const PATIENCE = 240_000;

export async function twoTabs(run) {
  const summaries = [];
  for (const game of run.isShort ? GAMES.slice(1) : GAMES) {
    const storm = await StormTable.open(run);
    try {
      await storm.sitDown(game);
      const answers = await playInBoth(storm, seededRandom(run.seed));
      // an answer that the other tab has given before may be refused; it must not count
      run.report.check(`tabs ${game}`, await storm.verdict({ mayRefuse: true }));
      summaries.push(`${game} ${answers} answers in two tabs`);
    } finally {
      await storm.close();
    }
  }
  return summaries.join("; ");
}

/** Answer now here, now there, until both tabs show the end. */
async function playInBoth(storm, random) {
  const other = await storm.context.newPage();
  storm.ledger.follow(other);
  await other.goto(storm.page.url());
  await waitForTable(other);
  const tabs = [storm.page, other];
  let answers = 0;
  for (let turn = 0, end = Date.now() + PATIENCE; Date.now() < end; turn += 1) {
    const tab = tabs[Math.floor(random() * 2)];
    const step = await answerOnce(tab, turn);
    if (step === "click") answers += 1;
    if (step === "over") {
      for (const one of tabs) await one.waitForSelector(END);
      return answers;
    }
    await sleep(20);
  }
  throw new Error("two tabs do not get to the end");
}
