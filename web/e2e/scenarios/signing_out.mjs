// A browser that others use later: what a person saw at a private table is gone when they sign out.
import { openPage } from "../browser.mjs";
import { playGame } from "../pointer_player.mjs";

const NOISE = /ERR_CACHE_MISS/; // what the browser logs if it is asked for what it does not keep

export async function signingOut({ browser, service, report }) {
  const { page, context, problems } = await openPage(browser, { url: service.url });
  const check = (problem, isWell) => report.check("sign-out", isWell ? [] : [problem]);
  const table = await playInPrivate(page);
  const kept = `/api/tables/${table}/positions/5?seat=0`;
  await page.goto(`/table/${table}/replay`);
  await page.getByRole("slider").waitFor();
  await page.goto("/settings");
  await page.getByRole("button", { name: "Sign out", exact: true }).waitFor();
  check("her own position is not shown", (await ask(page, kept)) === 200);
  check("the browser does not keep her position at all", (await ask(page, kept, "only-if-cached")) === 200);
  check(
    "nothing of her is kept, so this shows nothing",
    (await keptKeys(page)).some((key) => key.includes(table)),
  );

  const cookies = await context.cookies();
  await context.clearCookies(); // as if her session had ended: nothing has told the browser to empty its cache
  check("her position is shown without a session", (await ask(page, kept)) === 401);
  await context.addCookies(cookies);
  check("her position is not shown any more", (await ask(page, kept)) === 200);

  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await page.waitForURL(/\/$/);
  check("her position is still in the cache", (await ask(page, kept, "only-if-cached")) !== 200);
  check(`${await keptKeys(page)} is kept`, !(await keptKeys(page)).some((key) => /-own/.test(key)));
  check("the settings of the device are gone", (await keptKeys(page)).includes("kingscourt"));
  check("nobody is shown her position", (await ask(page, kept)) === 401);
  await page.evaluate(() =>
    fetch("/api/guests", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Eve" }),
    }),
  );
  for (const mode of ["default", "force-cache"])
    check(`Eve is shown a private position (${mode})`, (await ask(page, kept, mode)) === 404);
  report.check(
    "sign-out",
    problems.filter((problem) => !NOISE.test(problem)),
  );
  await context.close();
  return "positions, storage, settings";
}

/** A private game against a bot, to its end; returns the table. */
async function playInPrivate(page) {
  await page.goto("/");
  await page.evaluate(async () => {
    const send = (path, body) =>
      fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    await send("/api/guests", { name: "Anna" });
    const seats = [{ kind: "me" }, { kind: "bot", level: "random" }];
    const made = await (await send("/api/tables", { game: "heirlooms", seats, public: false })).json();
    await send(`/api/tables/${made.id}/join`, { nonce: "0123456789abcdef" });
    location.assign(`/table/${made.id}`);
  });
  await page.waitForURL(/\/table\//);
  await page.waitForSelector("section.prompt");
  await playGame(page);
  return new URL(page.url()).pathname.split("/")[2];
}

/** The status with which an address is answered; `only-if-cached` asks nobody but the browser. */
function ask(page, path, cache = "default") {
  return page.evaluate(
    async ([path, cache]) => {
      try {
        return (await fetch(path, { cache, mode: "same-origin" })).status;
      } catch {
        return 0;
      }
    },
    [path, cache],
  );
}

function keptKeys(page) {
  return page.evaluate(() => Object.keys(localStorage));
}
