// Replaces the build under one page.
import { NAMES_OTHERS, RenamedFiles } from "./renamed_files.mjs";

export class ReplacedBuild {
  #files = new RenamedFiles();
  /** Old files that were asked for after they had gone. */
  missed = [];

  /** From now on the page meets the new build. */
  async deploy(page) {
    // a page that playwright answers counts as coming from outside, which needs leave to reach this computer
    await page.context().grantPermissions(["local-network-access"]);
    const isPageGone = (error) => /disposed|closed/.test(String(error));
    await page.route(/^[^?]*$/, (route) =>
      this.#answer(route).catch((error) => {
        if (!isPageGone(error)) throw error; // nobody waits for this answer any more
      }),
    );
  }

  async #answer(route) {
    const url = new URL(route.request().url());
    const name = url.pathname.split("/").at(-1);
    if (this.#files.isGone(name)) {
      this.missed.push(name);
      return route.fulfill({ status: 404, contentType: "text/plain", body: "gone" });
    }
    if (!this.#files.isLater(name) && !NAMES_OTHERS.test(url.pathname)) return route.fallback();
    url.pathname = this.#files.realPath(url.pathname);
    const response = await route.fetch({ url: url.href });
    if (!NAMES_OTHERS.test(url.pathname)) return route.fulfill({ response });
    return route.fulfill({ response, body: this.#files.rename(await response.text()) });
  }
}
