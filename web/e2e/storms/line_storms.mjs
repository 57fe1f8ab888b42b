// A bad line: half-open, slow, dropped again and again.
import { setTimeout as sleep } from "node:timers/promises";
import { answerOnce } from "../pointer_player.mjs";
import { pickNumbers, seededRandom } from "./seeded_random.mjs";
import { meetInEachGame } from "./storm_table.mjs";

const TROUBLE = ".prompt .line[role=status]"; // a slow line is told in the same place
const NOTICED = 12_000; // ms: a ping after 7 s of silence, 3 s for the answer, and a busy machine
const RECOVERED = 15_000; // the longest wait between two attempts, and the attempt
const DROPS = 20;
const SLOW = 1000; // ms each way
const SLOW_ANSWERS = 12;

/** The line hangs and nobody is told. First nothing gets through at all, later only what is already open hangs. */
export function halfOpenLine(run) {
  return meetInEachGame(run, "half-open", async (storm, game) => {
    await storm.sitDown(game);
    await showTrouble(storm, run.report);
    for (const ways of [["up", "down"], ["down"]]) await sendIntoSilence(storm, run.report, ways);
    return storm.play();
  });
}

/** While nothing gets through, the page says so; it recovers once the line is back. */
async function showTrouble({ page, proxy }, report) {
  proxy.isBlackHole = true;
  proxy.freezeStreams();
  const shown = await appears(page, TROUBLE, NOTICED);
  proxy.isBlackHole = false;
  const gone = await page.waitForSelector(TROUBLE, { state: "detached", timeout: RECOVERED }).then(
    () => true,
    () => false,
  );
  report.check("half-open", [
    ...(shown ? [] : [`a dead line is not shown within ${NOTICED / 1000} s`]),
    ...(gone ? [] : [`the line does not come back within ${RECOVERED / 1000} s`]),
  ]);
}

/** Send a command into a hanging line; with the way up still open it arrives and its answer is lost. */
async function sendIntoSilence(storm, report, ways) {
  const { page, ledger, proxy } = storm;
  const before = ledger.sent;
  for (let turn = 0, end = Date.now() + 60_000; ledger.sent === before && Date.now() < end; turn += 1) {
    const step = await answerOnce(page, turn * 6, { wanted: "[data-send]", patience: 1000 });
    if (step === "over") return;
    if (step === "there") {
      proxy.freezeStreams(ways);
      await page.locator("[data-send]").click();
      await sleep(100);
    }
  }
  const open = await ledger.settle(NOTICED + RECOVERED);
  report.check("half-open", open ? [`a command into a line without ${ways} was not acknowledged`] : []);
}

/** Everything takes two seconds there and back, for a while; the connection must bear it without a new stream. */
export function slowLine(run) {
  return meetInEachGame(run, "slow", async (storm, game) => {
    await storm.sitDown(game);
    storm.proxy.delay = SLOW;
    const answers = await storm.play(async (answer) => {
      if (answer === SLOW_ANSWERS) storm.proxy.delay = 0;
    });
    const { streams } = storm.ledger;
    run.report.check("slow", streams === 1 ? [] : [`${streams} streams were opened on a line that was only slow`]);
    return answers;
  });
}

/** The connection breaks twenty times, at random moments. */
export function droppedLine(run) {
  return meetInEachGame(
    run,
    "drops",
    async (storm, game) => {
      const random = seededRandom(run.seed);
      await storm.sitDown(game);
      const moments = pickNumbers(random, DROPS, 1, game === "kingsburg" ? 60 : DROPS);
      return storm.play(async (answer) => {
        if (!moments.has(answer)) return;
        await sleep(random() * 150);
        storm.proxy.dropStreams();
      });
    },
    { shortGame: "kingsburg" },
  );
}

const appears = (page, selector, timeout) =>
  page.waitForSelector(selector, { timeout }).then(
    () => true,
    () => false,
  );
