// What a finished game still has: the score sheet, the audit of its dice, its record, the replay from every seat.

export async function afterwards(page, report, name) {
  const sheet = page.locator("dialog[open]");
  await sheet.locator("table").first().waitFor();
  await sheet.locator("figure").waitFor(); // the chart comes after its points
  await report.look(page, `${name}-end`);
  await sheet.locator(".buttons button:not(.go)").click(); // check the dice
  const verdict = sheet.getByRole("status");
  await verdict.waitFor();
  const isGood = await verdict.evaluate((one) => one.classList.contains("good"));
  report.check(name, isGood ? [] : [`the dice do not verify: ${await verdict.innerText()}`]);
  await record(page, sheet, report, name);
  await sheet.locator("a[href$='/replay']").click();
  await replay(page, report, name);
}

async function record(page, sheet, report, name) {
  const link = await sheet.locator("a[download]").getAttribute("href");
  const answer = await page.request.get(link);
  const isRecord = answer.ok() && (await answer.text()).split("\n").length > 10;
  report.check(name, isRecord ? [] : [`no record at ${link}: ${answer.status()}`]);
}

/** To the middle by the slider, one step on, and with every pair of eyes. */
async function replay(page, report, name) {
  await page.waitForURL(/\/replay$/);
  const slider = page.locator("input[type=range]");
  await slider.waitFor();
  const last = Number(await slider.getAttribute("max"));
  const middle = Math.floor(last / 2);
  await slider.fill(String(middle));
  const eyes = page.locator(".eyes [role=radio]");
  const said = page.locator(".slide output");
  await said.filter({ hasText: `${middle}` }).waitFor();
  for (const one of await eyes.all()) {
    await one.click();
    await page.waitForTimeout(250);
    const at = await said.innerText();
    if (!at.startsWith(`${middle}`)) report.check(name, [`other eyes lead to another moment: ${at} instead of ${middle}`]);
  }
  await report.look(page, `${name}-replay`);
  await slider.fill("0");
  await said.filter({ hasText: /^0/ }).waitFor();
}
