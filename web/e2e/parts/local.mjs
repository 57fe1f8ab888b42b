// As the README says: `kingscourt play kingsburg --web`, and the link that it prints.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openPage } from "../browser.mjs";
import { playOn } from "../player.mjs";
import { freePort, PYTHON, ready } from "../service.mjs";
import { seated } from "../tables.mjs";

export async function atHome({ browser, report, isShort }) {
  const folder = mkdtempSync(join(tmpdir(), "kingscourt-"));
  const port = await freePort();
  const command = ["-m", "kingscourt.cli", "play", "kingsburg", "--web", "--port", String(port), "--folder", folder];
  const child = spawn(PYTHON, command, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const link = await linkOf(child);
    await ready(new URL(link).origin);
    return await follow(browser, report, link, isShort);
  } finally {
    child.kill();
    await new Promise((gone) => child.on("exit", gone));
    rmSync(folder, { recursive: true });
  }
}

async function linkOf(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith("Here: ")) return line.slice(6).trim();
  }
  throw new Error("play --web ended without a link");
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
