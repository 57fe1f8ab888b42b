// The ways to a table that a person has.

/** One click on the home page: a table with bots. */
export async function playNow(page, game) {
  await page.goto("/");
  const card = page.getByRole("article").filter({ has: page.locator(`a[href="/new/${game}"]`) });
  await card.locator(".btn.go").click();
  await seated(page);
}

/** The page of a new table: so many seats, and for each its kind, where it is not the one proposed. */
export async function newTable(page, game, { seats, kinds = {}, level }) {
  await page.goto(`/new/${game}`);
  await page.getByRole("radio", { name: String(seats), exact: true }).first().click();
  const rows = page.locator(".seats li");
  for (const [seat, kind] of Object.entries(kinds)) await rows.nth(Number(seat)).locator("select").first().selectOption(kind);
  if (level) {
    for (let seat = 1; seat < seats; seat += 1) {
      if (!(seat in kinds)) await rows.nth(seat).locator("select").nth(1).selectOption(level);
    }
  }
  await page.locator(".go-row .btn").click();
  await page.waitForURL(/\/table\//);
}

export async function seated(page) {
  await page.waitForURL(/\/table\//);
  await page.waitForSelector("section.prompt");
}
