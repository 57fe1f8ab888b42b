// As in the README: `kingscourt play kingsburg --web` and the link it prints; with `--lan`, a phone joins by the room code.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openPage } from "../browser.mjs";
import { playGame } from "../pointer_player.mjs";
import { freePorts, PYTHON, waitUntilReady } from "../start_service.mjs";
import { waitForTable } from "../open_table.mjs";

export function playOnThisComputer({ browser, report, isShort }) {
  return withHost([], /^Here: (\S+)/m, async ([link]) => {
    await waitUntilReady(new URL(link).origin);
    return follow(browser, report, link, isShort);
  });
}

export function playOnLocalNetwork({ browser, report }) {
  return withHost(
    ["--lan", "--people", "2"],
    /^Here: (\S+)\n(?:.*\n)*?Phones: .* code (\d+)/m,
    async ([link, code]) => {
      const url = new URL(link).origin;
      await waitUntilReady(url);
      await enterByCode(browser, report, url, code, link);
      return "a wrong code, the right one, and both are at the table";
    },
  );
}

/** Start the command, wait until it has printed `wanted`, and stop it whatever happens. */
async function withHost(options, wanted, work) {
  const folder = mkdtempSync(join(tmpdir(), "kingscourt-"));
  const [port] = await freePorts(1);
  const command = [
    "-m",
    "kingscourt.cli",
    "play",
    "kingsburg",
    "--web",
    ...options,
    "--port",
    String(port),
    "--folder",
    folder,
  ];
  const child = spawn(PYTHON, command, { stdio: ["ignore", "pipe", "inherit"] });
  const gone = new Promise((tell) => child.on("exit", tell));
  try {
    return await work(await waitForOutput(child, wanted));
  } finally {
    child.kill();
    await gone;
    rmSync(folder, { recursive: true });
  }
}

async function waitForOutput(child, wanted) {
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
  await waitForTable(page); // the link is enough to get to the game
  const clicks = await playGame(page, { until: (click) => isShort && click >= 25 });
  await report.look(page, "local-desktop-dark");
  await page.goto("/");
  await page.locator("article .btn.go").first().click(); // and one click starts the next game
  await waitForTable(page);
  report.check("local", problems);
  await context.close();
  return `${clicks} answers, then another game by one click`;
}

/** A phone in the same network: a wrong code is rejected, the right one leads to the free seat, and the game begins. */
async function enterByCode(browser, report, url, code, link) {
  const host = await openPage(browser, { url });
  await host.page.goto(link);
  const phone = await openPage(browser, { url, size: "phone", theme: "light" });
  await phone.page.goto("/");
  await phone.page.locator("button.row").click();
  await phone.page.locator("#sitting-name").fill("Bence");
  await phone.page.locator("dialog[open] .btn.go").click();
  await phone.page.locator("#room-code").waitFor();
  await report.look(phone.page, "room-code-phone-light");
  await phone.page.locator("#room-code").fill("0");
  await phone.page.locator("#room-code").press("Enter");
  await phone.page.locator("dialog [role=alert]").waitFor();
  await report.look(phone.page, "room-code-wrong-phone-light");
  await phone.page.locator("#room-code").fill(code);
  await phone.page.locator("#room-code").press("Enter");
  for (const { page } of [host, phone]) await waitForTable(page);
  for (const { context, problems } of [host, phone]) {
    report.check("lan", problems);
    await context.close();
  }
}
