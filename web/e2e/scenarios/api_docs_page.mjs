// The API documentation page: served by us alone, with its style sheet and without browser errors.
import { openPage, paint, SIZES, THEMES } from "../browser.mjs";
import { axeProblems } from "../axe_checks.mjs";

export async function apiDocsPage({ browser, service, report }) {
  for (const [number, size] of Object.keys(SIZES).entries()) {
    const { page, context, problems } = await openPage(browser, {
      url: service.url,
      size,
      theme: THEMES[number],
      language: "en",
    });
    await page.goto("/api/docs");
    await page.locator("summary").first().click();
    const width = await page.locator("main").evaluate((main) => getComputedStyle(main).maxWidth);
    await paint(page);
    report.check(`api-${size}`, [
      ...problems,
      ...(width === "none" ? ["the style sheet is not used"] : []),
      ...(await axeProblems(page)),
    ]);
    await report.picture(page, `api-${size}`);
    await context.close();
  }
  return `${Object.keys(SIZES).length} sizes`;
}
