// As the README says: `kingscourt play kingsburg --web` and the link that it prints; `--lan`, and a phone with the code.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openPage } from "../browser.mjs";
import { playOn } from "../player.mjs";
import { freePorts, PYTHON, ready } from "../service.mjs";
import { seated } from "../tables.mjs";

export function atHome({ browser, report, isShort }) {
  return withHost([], /^Here: (\S+)/m, async ([link]) => {
    await ready(new URL(link).origin);
    return follow(browser, report, link, isShort);
  });
}

export function inOneRoom({ browser, report }) {
  return withHost(["--lan", "--people", "2"], /^Here: (\S+)\n(?:.*\n)*?Phones: .* code (\d+)/m, async ([link, code]) => {
    const url = new URL(link).origin;
    await ready(url);
    await enterByCode(browser, report, url, code, link);
    return "a wrong code, the right one, and both are at the table";
  });
}

/** Start it, wait for what its screen shows, and end it whatever happens. */
async function withHost(wishes, wanted, work) {
  const folder = mkdtempSync(join(tmpdir(), "kingscourt-"));
  const [port] = await freePorts(1);
  const command = ["-m", "kingscourt.cli", "play", "kingsburg", "--web", ...wishes, "--port", String(port), "--folder", folder];
  const child = spawn(PYTHON, command, { stdio: ["ignore", "pipe", "inherit"] });
  const gone = new Promise((tell) => child.on("exit", tell));
  try {
    return await work(await shown(child, wanted));
  } finally {
    child.kill();
    await gone;
    rmSync(folder, { recursive: true });
  }
}

async function shown(child, wanted) {
  let said = "";
  for await (const line of createInterface({ input: child.stdout })) {
    said += `${line}\n`;
    const found = wanted.exec(said);
    if (found) return found.slice(1);
  }
  throw new Error(`play --web ended with: ${said}`);
}

async function follow(browser, report, link, isShort) {
  const { page, context, problems } = await openPage(browser, { url: new URL(link).origin, language: "en" });
  await page.goto(link);
  await seated(page); // the link alone leads to the game
  const clicks = await playOn(page, { until: (click) => isShort && click >= 25 });
  await report.look(page, "local-desktop-dark");
  await page.goto("/");
  await page.locator("article .btn.go").first().click(); // and one click to the next
  await seated(page);
  report.check("local", problems);
  await context.close();
  return `${clicks} answers, then another game by one click`;
}

/** A phone in the same network: a wrong code is told, the right one leads to the free seat, and the game begins. */
async function enterByCode(browser, report, url, code, link) {
  const host = await openPage(browser, { url });
  await host.page.goto(link);
  const phone = await openPage(browser, { url, size: "phone", theme: "light" });
  await phone.page.goto("/");
  await phone.page.locator("button.row").click();
  await phone.page.locator("#door-name").fill("Bence");
  await report.look(phone.page, "door-phone-light");
  await phone.page.locator("#door-code").fill("0");
  await phone.page.locator("#door-code").press("Enter");
  await phone.page.locator("dialog [role=alert]").waitFor();
  await report.look(phone.page, "door-wrong-phone-light");
  await phone.page.locator("#door-code").fill(code);
  await phone.page.locator("#door-code").press("Enter");
  for (const { page } of [host, phone]) await seated(page);
  for (const { context, problems } of [host, phone]) {
    report.check("lan", problems);
    await context.close();
  }
}
