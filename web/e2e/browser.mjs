// Debian's Chromium through playwright-core, without any connection but to our own service.
import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };

export function launch() {
  const executablePath = execFileSync("which", ["chromium"]).toString().trim();
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
}

/** A page of one size, theme and language; what it logs as an error and any foreign request is kept. */
export async function openPage(browser, { url, size = "desktop", theme = "dark", language = "en" }) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    colorScheme: theme,
    locale: language,
    hasTouch: size === "phone",
    reducedMotion: "no-preference",
  });
  const page = await context.newPage();
  const problems = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:")) problems.push(`foreign request: ${request.url()}`);
  });
  return { page, context, problems };
}
