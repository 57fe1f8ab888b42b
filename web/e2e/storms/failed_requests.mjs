// Every request of a visit fails once, each in its own run; the page recovers by itself or offers to try again.
import { openPage } from "../browser.mjs";
import { seededRandom, takeOne } from "./seeded_random.mjs";
import { Visit } from "./visit.mjs";

const SHORT = 5; // requests failed in a short run
const PARALLEL = 2;
const NOISE = /ERR_|Failed to load|status of 5\d\d|WebSocket|fetch dynamically|preload/;

/** A request by what it is for: ids of tables and numbers of positions differ from run to run. */
function nameOf(request) {
  const { pathname, search } = new URL(request.url());
  const path = pathname.replace(/\/(tables|table)\/[^/]+/, "/$1/*").replace(/\/positions\/\d+/, "/positions/*");
  return `${request.method()} ${path}${search.replace(/\d+/g, "*")}`;
}

const isPage = (request) => request.isNavigationRequest();

/** The requests of an undisturbed visit; the page itself is left out, because without it nothing of ours runs. */
async function recordVisit({ browser, service }) {
  const { page, context } = await openPage(browser, { url: service.url, serviceWorkers: "block" });
  const names = new Set();
  page.on("request", (request) => {
    if (!isPage(request) && request.url().startsWith("http")) names.add(nameOf(request));
  });
  await new Visit(page).run();
  await context.close();
  return [...names];
}

/** One visit in which one request fails once. */
async function visitWithFailure({ browser, service, report }, name, failure) {
  const { page, context, problems } = await openPage(browser, { url: service.url, serviceWorkers: "block" });
  let isDue = true;
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  await page.route(
    (url) => url.href.startsWith(service.url),
    (route) => {
      const isMeant = isDue && !isPage(route.request()) && nameOf(route.request()) === name;
      if (!isMeant) return route.fallback();
      isDue = false;
      return failure === "abort" ? route.abort("connectionreset") : route.fulfill({ status: 502, body: "bad gateway" });
    },
  );
  const visit = new Visit(page);
  const found = [];
  try {
    await visit.run();
    if (isDue) found.push("was not asked for");
  } catch (error) {
    found.push(String(error).split("\n")[0].slice(0, 300));
  }
  if (visit.rawKeys.size) found.push(`shows ${[...visit.rawKeys].join(", ")}`);
  found.push(...problems.filter((problem) => !NOISE.test(problem)));
  await context.close();
  report.check(`${failure} ${name}`, found);
  return { retries: visit.retries, loads };
}

export async function failedRequests(run) {
  const random = seededRandom(run.seed);
  const all = await recordVisit(run);
  const queue = run.isShort ? Array.from({ length: SHORT }, () => takeOne(random, all)) : [...all];
  const count = queue.length;
  let retries = 0;
  const lane = async () => {
    for (let name = queue.shift(); name; name = queue.shift())
      retries += (await visitWithFailure(run, name, random() < 0.5 ? "abort" : "502")).retries;
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
  return `${count} requests failed once; "Try again" was used ${retries} times`;
}
