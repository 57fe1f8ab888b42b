// A new build replaces the client in mid-game: the old chunks are gone, and the page gets to the new ones by itself.
import { createTable, waitForTable } from "../open_table.mjs";
import { ReplacedBuild } from "./replaced_build.mjs";
import { GAMES, StormTable } from "./storm_table.mjs";

const PLAYED = 3; // answers before the deploy

export async function newBuild(run) {
  const summaries = [];
  for (const game of run.isShort ? GAMES.slice(1) : GAMES) {
    summaries.push(await inMidGame(run, game));
    summaries.push(await beforeTheTable(run, game));
  }
  return summaries.join("; ");
}

/** The game goes on with what is loaded; the replay, whose chunk is gone, opens in the new client. */
async function inMidGame(run, game) {
  const storm = await StormTable.open(run);
  const build = new ReplacedBuild();
  try {
    await storm.sitDown(game);
    await storm.play(async (answer) => {
      if (answer === PLAYED) await build.deploy(storm.page);
    });
    run.report.check(`new build ${game}`, await storm.verdict());
    await storm.page.locator("dialog[open] a[href$='/replay']").click();
    await storm.page.getByRole("slider").waitFor();
    return `${game}: replay after ${build.missed.length} lost files`;
  } finally {
    await storm.close();
  }
}

/** The deploy comes between the page of a new table and the table, so the board's chunk is gone. */
async function beforeTheTable(run, game) {
  const storm = await StormTable.open(run);
  const build = new ReplacedBuild();
  try {
    await storm.page.goto(`/new/${game}`);
    await storm.page.waitForSelector(".go-row .btn");
    await build.deploy(storm.page);
    await createTable(storm.page, { seats: 2, level: "random" });
    await waitForTable(storm.page);
    await storm.page.waitForSelector("main.board *");
    const answers = await storm.play();
    run.report.check(`new build before ${game}`, [
      ...(build.missed.length ? [] : ["no file of the old build was missed"]),
      ...(await storm.verdict({ mayReload: true })),
    ]);
    return `${game}: ${answers} answers after ${build.missed.length} lost files`;
  } finally {
    await storm.close();
  }
}
