// Plays whole games in Chromium against a real service and looks at every screen.
import { parseArgs } from "node:util";
import { launch } from "./browser.mjs";
import { PARTS, partOf } from "./list.mjs";
import { preparePictures, Report, SHOTS } from "./report.mjs";
import { startService } from "./service.mjs";

const HELP = `npm run e2e [-- [--short] [--retry] [--every N] [part …]]
  --short   what CI plays; without it everything
  --retry   a part that fails is played once more, alone; if it is well then, it is told as FLAKE
  --every N look at a game's screen after every N answers instead of at a few moments: what is rare shows sooner
  part      ${Object.keys(PARTS).join(", ")},
            or any game by size, language, theme and, if wished, seats and motion (none, fast, full)
Examples: npm run e2e -- kingsburg-phone-hu friends
          npm run e2e -- --every 2 royals-phone-de-dark-4-full paladins-desktop-fr-light-2`;
const PAGES = 2; // at once
const MOST_RETRIED = 2; // more are no flakes

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: "boolean", default: false }, retry: { type: "boolean", default: false }, every: { type: "string", default: "0" }, help: { type: "boolean", short: "h", default: false } },
});
const every = Number(values.every);
const wrong = [
  ...positionals.filter((part) => !partOf(part)).map((part) => `there is no part ${part}`),
  ...(Number.isInteger(every) && every >= 0 ? [] : [`--every takes a whole number, not ${values.every}`]),
];
if (values.help || wrong.length) {
  console.log([...wrong, HELP].join("\n"));
  process.exit(wrong.length ? 2 : 0);
}
const wanted = positionals.length ? positionals : Object.keys(PARTS).filter((part) => !values.short || PARTS[part].isShort);

preparePictures(!positionals.length);
const report = new Report();
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1000);

/** What went wrong, and what was tried last: a call that waits in vain tells why again and again. */
function inShort(error) {
  const lines = error.split("\n");
  return [...lines.slice(0, 2), ...lines.slice(2).slice(-8)].map((line) => line.trim().slice(0, 300)).join(" ");
}

/** One part; what was wrong with it. */
async function one(name, run, installed) {
  const part = partOf(name);
  const own = new Report();
  if (part.game && !installed.includes(part.game)) {
    own.check(name, [`${part.game} is not installed`]);
    return own;
  }
  try {
    const said = await part.run({ ...run, report: own });
    console.log(`${own.problems.length ? " " : "✓"} ${name}: ${said} (${seconds()} s)`);
  } catch (error) {
    own.check(name, [inShort(String(error))]);
    await Promise.all(browser.contexts().flatMap((context) => context.pages()).map((page, n) => page.screenshot({ path: `${SHOTS}/failed-${name}-${n}.png` }).catch(() => {})));
  }
  return own;
}

/** Parts that failed, once more and alone: what passes now is a flake, with the evidence of the first time. */
async function retried(failed, run, installed) {
  for (const [name, first] of failed) {
    const again = values.retry && failed.size <= MOST_RETRIED ? await one(name, run, installed) : first;
    if (!again.problems.length) console.log([`FLAKE ${name}: failed, then was well alone. The first time:`, ...first.problems].join("\n  "));
    report.add(again);
  }
}

/** Two parts at a time; what measures comes last and alone. */
async function all(run, installed) {
  const failed = new Map();
  const keep = async (name) => {
    const own = await one(name, run, installed);
    if (own.problems.length) failed.set(name, own);
    else report.add(own);
  };
  const queue = wanted.filter((name) => !partOf(name).isAlone);
  const lane = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await keep(name);
  };
  await Promise.all(Array.from({ length: PAGES }, lane));
  for (const name of wanted.filter((part) => partOf(part).isAlone)) await keep(name);
  await retried(failed, run, installed);
}

const service = await startService(process.env.KINGSCOURT_E2E_LOG ? "inherit" : "ignore");
const browser = await launch();
try {
  const games = await (await fetch(`${service.url}/api/games`)).json();
  await all({ browser, service, isShort: values.short, every }, games.map((game) => game.id));
} finally {
  await browser.close();
  await service.stop();
}
const { problems, screens } = report;
console.log(problems.length ? `${problems.length} problems on ${screens} screens` : `all well: ${screens} screens, ${seconds()} s`);
process.exit(problems.length ? 1 : 0);
