// Debian's Chromium through playwright-core, with no connections except to our own service.
import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
/** Other screen sizes, to which a page is resized during a game. */
export const OTHER_SIZES = {
  tablet: { width: 820, height: 1180 },
  narrow: { width: 1100, height: 800 },
  laptop: { width: 1280, height: 720 },
  large: { width: 1920, height: 1080 },
};
export const THEMES = ["dark", "light"];

/** Games with a goal card, which would cover the board of every first table. */
const WITH_GOAL_CARD = ["kingsburg", "royals", "rival_kings", "paladins", "heirlooms"];

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function findChromium() {
  try {
    return execFileSync("which", ["chromium"]).toString().trim();
  } catch {
    throw new Error("chromium is missing: apt-get install chromium");
  }
}

/** What the margins leave of a sheet of A4, in pixels. */
export const PAPER = { width: 718, height: 1047 };

/** Browsers whose pages are painted only while somebody looks. */
const blind = new WeakSet();

/** With `isPainted: false`, pages are painted only between `paint` and `unpaint`, or with full motion: painting takes half the time of a game. */
export async function launch({ isPainted = true } = {}) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  if (!isPainted) blind.add(browser);
  return browser;
}

/** Paint a page, so that it can be checked or pictured. */
export const paint = (page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.unpainted);
  });

/** Paint a page no longer, if it was opened so. */
export const unpaint = (page) =>
  page.evaluate(() => {
    if (window.unpainted) document.adoptedStyleSheets.push(window.unpainted);
  });

/** Runs in each new page: everything is laid out and can be clicked, and nothing is drawn. */
function startUnpainted() {
  window.unpainted = new CSSStyleSheet();
  window.unpainted.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets.push(window.unpainted);
}

/**
 * Open a page with a size, theme, language, speed of motion and pace of what others do, for somebody who has had enough
 * of goal cards unless `hasGoalCards`; collects logged errors and requests to other hosts.
 */
export async function openPage(browser, wish) {
  const { url, size = "desktop", theme = "dark", language = "en", motion = "none", pace = "at-once" } = wish;
  const { serviceWorkers = "allow", isSettingsKept = true, hasGoalCards = false } = wish;
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    colorScheme: theme,
    locale: language,
    hasTouch: size === "phone",
    serviceWorkers,
    reducedMotion: motion === "none" ? "reduce" : "no-preference",
  });
  context.setDefaultTimeout(60_000); // a busy machine needs time
  if (isSettingsKept)
    await context.addInitScript(
      (items) => {
        for (const [key, value] of Object.entries(items))
          if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));
      },
      { kingscourt: { motion, pace }, ...(hasGoalCards ? {} : { "kingscourt-own-goals": { never: WITH_GOAL_CARD } }) },
    );
  if (blind.has(browser) && motion !== "full") await context.addInitScript(startUnpainted);
  const page = await context.newPage();
  return { page, context, problems: collectProblems(page, url) };
}

function collectProblems(page, url) {
  const problems = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url))
      problems.push(`foreign request: ${request.url()}`);
  });
  return problems;
}
