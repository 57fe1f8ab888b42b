// Plays whole games in Chromium against a real service and checks every screen.
import { parseArgs } from "node:util";
import { launch, paint } from "./browser.mjs";
import { findScenario, GROUPS, LONGEST, SCENARIOS } from "./scenario_registry.mjs";
import { prepareScreenshots, Report, SHOTS } from "./report.mjs";
import { startService } from "./start_service.mjs";

const HELP = `npm run e2e [-- [--short] [--retry] [--every N] [--seed N] [scenario …]]
  --short   only what CI runs, with pictures of faulty screens alone; without it everything
  --retry   run a failed scenario once more, alone; if it passes then, it is reported as FLAKE
  --every N check a game's screen after every N answers instead of at a few moments, to find rare problems
  --seed N  another seed for the storms' random moments
  scenario  ${Object.keys(GROUPS).join(", ")} (all of them), ${Object.keys(SCENARIOS).join(", ")},
            or any lesson with game, size, language and way (obedient, wrong),
            or any game with size, language, theme and optionally seats and motion (none, fast, full)
Examples: npm run e2e -- kingsburg-phone-de friends
          npm run e2e -- boards
          npm run e2e -- --every 2 royals-phone-de-dark-4-full paladins-desktop-fr-light-2`;
const PARALLEL = 2;
const MOST_RETRIED = 2; // if more fail, they are not flakes

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: "boolean", default: false },
    retry: { type: "boolean", default: false },
    every: { type: "string", default: "0" },
    seed: { type: "string", default: "13" },
    help: { type: "boolean", short: "h", default: false },
  },
});
const every = Number(values.every);
const seed = Number(values.seed);
const isWanted = (name) => !values.short || SCENARIOS[name].isShort;
const named = positionals.flatMap((name) => GROUPS[name]?.filter(isWanted) ?? [name]);
const wrong = [
  ...named.filter((name) => !findScenario(name)).map((name) => `there is no scenario ${name}`),
  ...(Number.isInteger(every) && every >= 0 ? [] : [`--every takes a whole number, not ${values.every}`]),
  ...(Number.isInteger(seed) ? [] : [`--seed takes a whole number, not ${values.seed}`]),
];
if (values.help || wrong.length) {
  console.log([...wrong, HELP].join("\n"));
  process.exit(wrong.length ? 2 : 0);
}
const wanted = named.length ? named : Object.keys(SCENARIOS).filter(isWanted);

prepareScreenshots(!named.length);
const report = new Report({ isBrief: values.short });
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1000);

/** The beginning and the end of an error message: a call that times out repeats the same reason many times. */
function shorten(error) {
  const lines = error.split("\n");
  return [...lines.slice(0, 2), ...lines.slice(2).slice(-8)].map((line) => line.trim().slice(0, 300)).join(" ");
}

/** Run one scenario and return its report. */
async function runScenario(name, run, installed) {
  const scenario = findScenario(name);
  const own = new Report({ isBrief: values.short });
  if (scenario.game && !installed.includes(scenario.game)) {
    own.check(name, [`${scenario.game} is not installed`]);
    return own;
  }
  const start = seconds();
  try {
    const summary = await scenario.run({ ...run, report: own });
    console.log(
      `${own.problems.length ? " " : "✓"} ${name}: ${summary} (${seconds() - start} s, until ${seconds()} s)`,
    );
  } catch (error) {
    own.check(name, [shorten(String(error))]);
    await Promise.all(
      browser
        .contexts()
        .flatMap((context) => context.pages())
        .map((page, n) =>
          paint(page)
            .then(() => page.screenshot({ path: `${SHOTS}/failed-${name}-${n}.png` }))
            .catch(() => {}),
        ),
    );
  }
  return own;
}

/** Run failed scenarios once more, alone. What passes now is a flake; its first problems are printed. */
async function retryFailed(failed, run, installed) {
  for (const [name, first] of failed) {
    const again = values.retry && failed.size <= MOST_RETRIED ? await runScenario(name, run, installed) : first;
    if (!again.problems.length)
      console.log([`FLAKE ${name}: failed, then passed alone. The first time:`, ...first.problems].join("\n  "));
    report.add(again);
  }
}

/** The longest first, so that both lanes end together. */
const rank = (name) => (LONGEST.includes(name) ? LONGEST.indexOf(name) : LONGEST.length);

/** Run two scenarios at a time; those that measure come last and alone. */
async function runAll(run, installed) {
  const failed = new Map();
  const keep = async (name) => {
    const own = await runScenario(name, run, installed);
    if (own.problems.length) failed.set(name, own);
    else report.add(own);
  };
  const queue = wanted.filter((name) => !findScenario(name).isAlone).toSorted((a, b) => rank(a) - rank(b));
  const lane = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await keep(name);
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
  for (const name of wanted.filter((name) => findScenario(name).isAlone)) await keep(name);
  await retryFailed(failed, run, installed);
}

const service = await startService(process.env.KINGSCOURT_E2E_LOG ? "inherit" : "ignore");
const browser = await launch({ isPainted: false });
try {
  const games = await (await fetch(`${service.url}/api/games`)).json();
  await runAll(
    { browser, service, isShort: values.short, every, seed },
    games.map((game) => game.id),
  );
} finally {
  await browser.close();
  await service.stop();
}
const { problems, screens } = report;
report.writeList();
console.log(
  problems.length
    ? `${problems.length} problems on ${screens.length} screens`
    : `all well: ${screens.length} screens, ${seconds()} s`,
);
process.exit(problems.length ? 1 : 0);
