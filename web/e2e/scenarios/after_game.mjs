// What a finished game offers: the scores, the check of its dice, its record, and the replay from every seat.

export async function checkAfterGame(page, report, name) {
  const dialog = page.locator("dialog[open]");
  await dialog.locator("table").first().waitFor();
  await dialog.locator("figure").waitFor(); // the chart comes after its points
  await report.look(page, `${name}-end`);
  await dialog.locator(".buttons button:not(.go)").click(); // check the dice
  const verdict = dialog.locator("p[role=status]");
  await verdict.waitFor();
  const isGood = await verdict.evaluate((one) => one.classList.contains("good"));
  report.check(name, isGood ? [] : [`the dice do not verify: ${await verdict.innerText()}`]);
  await record(page, dialog, report, name);
  await dialog.locator("a[href$='/replay']").click();
  await replay(page, report, name);
}

async function record(page, dialog, report, name) {
  const link = await dialog.locator("a[download]").getAttribute("href");
  const answer = await page.request.get(link);
  const isRecord = answer.ok() && (await answer.text()).split("\n").length > 10;
  report.check(name, isRecord ? [] : [`no record at ${link}: ${answer.status()}`]);
}

/** Go to the middle with the slider and look from every viewpoint. */
async function replay(page, report, name) {
  await page.waitForURL(/\/replay$/);
  const slider = page.locator("input[type=range]");
  await slider.waitFor();
  const last = Number(await slider.getAttribute("max"));
  const middle = Math.floor(last / 2);
  await slider.fill(String(middle));
  const viewpoints = page.locator(".eyes [role=radio]");
  const said = page.locator(".slide output");
  await said.filter({ hasText: `${middle}` }).waitFor();
  for (const one of await viewpoints.all()) {
    await one.click();
    await page.waitForTimeout(250);
    const at = await said.innerText();
    if (!at.startsWith(`${middle}`))
      report.check(name, [`another viewpoint leads to another moment: ${at} instead of ${middle}`]);
  }
  await report.look(page, `${name}-replay`);
  const first = (await slider.getAttribute("min")) ?? "0"; // the first question, not the empty table
  await slider.fill(first);
  await said.filter({ hasText: new RegExp(`^${first}/`) }).waitFor();
}
