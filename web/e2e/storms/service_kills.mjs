// The process that serves the page is killed five times during a game, and comes back.
import { setTimeout as sleep } from "node:timers/promises";
import { pickNumbers, seededRandom } from "./seeded_random.mjs";
import { meetInEachGame } from "./storm_table.mjs";

const KILLS = 5;

export function killedService(run) {
  const { service } = run;
  return meetInEachGame(
    run,
    "kills",
    async (storm, game) => {
      const random = seededRandom(run.seed);
      const moments = pickNumbers(random, KILLS, 1, game === "kingsburg" ? 50 : KILLS);
      await storm.sitDown(game);
      const killed = [];
      const answers = await storm.play(async (answer) => {
        if (!moments.has(answer)) return;
        await sleep(random() * 60);
        await service.drop();
        killed.push(answer);
        await sleep(random() * 1000);
        await service.revive();
      });
      if (!killed.length) run.report.check("kills", ["the game was over before the first kill"]);
      return answers;
    },
    { url: service.urls[0] },
  );
}
