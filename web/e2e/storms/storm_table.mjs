// A table in bad weather: a page that reaches the service through a fault proxy, played to the end without a reload.
import { openPage } from "../browser.mjs";
import { FaultProxy } from "../fault_proxy.mjs";
import { newTable, waitForTable } from "../open_table.mjs";
import { playGame } from "../pointer_player.mjs";
import { CommandLedger } from "./command_ledger.mjs";

/** What the browser itself logs about lost connections and failed answers. */
const NOISE = /WebSocket|ERR_|Failed to load|status of 5\d\d/;
/** Kingsburg has its own board; the other is a short game on the generic board. */
export const GAMES = ["kingsburg", "heirlooms"];

export class StormTable {
  ledger = new CommandLedger();

  /** Open a page behind a proxy; the table comes with `sitDown`. */
  static async open({ browser, service }, { prepare, ...wish } = {}) {
    const storm = new StormTable();
    storm.proxy = await FaultProxy.start(wish.url ?? service.url);
    const opened = await openPage(browser, { serviceWorkers: "block", ...wish, url: storm.proxy.url });
    Object.assign(storm, opened);
    await prepare?.(storm.context);
    storm.ledger.follow(storm.page);
    return storm;
  }

  async sitDown(game, wish = {}) {
    await newTable(this.page, game, { seats: 2, level: "random", ...wish });
    await waitForTable(this.page);
    await this.stayHere();
  }

  /** Mark the page, so that a reload is noticed. */
  async stayHere() {
    await this.page.evaluate(() => (window.isStillHere = true));
  }

  get table() {
    return new URL(this.page.url()).pathname.split("/")[2];
  }

  /** Play to the end; `weather` is called with the number of answers after each one. */
  play(weather = async () => undefined) {
    return playGame(this.page, { look: weather });
  }

  /** What went wrong: problems in the page, a reload, commands that did not count once. */
  async verdict({ mayReload = false, mayRefuse = false } = {}) {
    const found = this.problems.filter((problem) => !NOISE.test(problem));
    if (!mayReload && !(await this.page.evaluate(() => window.isStillHere))) found.push("the page was reloaded");
    return [...found, ...(await this.ledger.problems(this.page, this.table, { mayRefuse }))];
  }

  async close() {
    await this.context.close();
    await this.proxy.close();
  }
}

/** Play one game in one kind of weather and report what went wrong; `meet` gets the table and plays on it to the end. */
export async function meetStorm(run, name, game, meet, wish) {
  const storm = await StormTable.open(run, wish);
  try {
    const answers = await meet(storm, game);
    run.report.check(`${name} ${game}`, await storm.verdict());
    const { acknowledged, repeated, streams } = storm.ledger;
    return `${game} ${answers} answers, ${acknowledged} commands, ${repeated} sent again, ${streams} streams`;
  } finally {
    await storm.close();
  }
}

/** The same for each game; a short run meets only one of them. */
export async function meetInEachGame(run, name, meet, { shortGame = "heirlooms", ...wish } = {}) {
  const summaries = [];
  for (const game of run.isShort ? [shortGame] : GAMES) summaries.push(await meetStorm(run, name, game, meet, wish));
  return summaries.join("; ");
}
