// The ways in which a person gets to a table.

/** With one click on the home page: a table with bots. */
export async function playNow(page, game) {
  await page.goto("/");
  const card = page.getByRole("article").filter({ has: page.locator(`a[href="/new/${game}"]`) });
  await card.locator(".btn.go").click();
  await waitForTable(page);
}

/** Through the page for a new table, with a number of seats; `kinds` changes the proposed kind of some seats. */
export async function newTable(page, game, wish) {
  await page.goto(`/new/${game}`);
  await createTable(page, wish);
}

/** Fill in the page for a new table, which is open, and send it. */
export async function createTable(page, { seats, kinds = {}, level, pace }) {
  await page
    .getByRole("radio", { name: String(seats), exact: true })
    .first()
    .click();
  const rows = page.locator(".seats li");
  for (const [seat, kind] of Object.entries(kinds))
    await rows.nth(Number(seat)).locator("select").first().selectOption(kind);
  if (level) {
    for (let seat = 1; seat < seats; seat += 1) {
      if (!(seat in kinds)) await rows.nth(seat).locator("select").nth(1).selectOption(level);
    }
  }
  if (pace) await page.getByRole("radio", { name: pace }).click();
  const name = rows.first().locator("input"); // others see it, so it would be asked for
  if ((await name.count()) && !(await name.inputValue())) await name.fill("Anna");
  await page.locator(".go-row .btn").click();
  await page.waitForURL(/\/table\//);
}

export async function waitForTable(page) {
  await page.waitForURL(/\/table\//);
  await page.locator("section.prompt").first().waitFor();
}
