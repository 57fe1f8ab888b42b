// Replaces the build under a page: every hashed file gets another name, and the old names are gone, as after a deploy.
import { readdirSync } from "node:fs";
import { join } from "node:path";

const ASSETS = join(import.meta.dirname, "../../../src/kingscourt/server/static/assets");
const TEXT = /\.(js|css|html)$|^\/(?!api\/)[^.]*$/; // files that name others, and pages
const MARK = "-later";

/** From the old names to the new ones. */
function renamedFiles() {
  const names = readdirSync(ASSETS).filter((name) => !/\.(gz|br|map)$/.test(name));
  return new Map(names.map((name) => [name, name.replace(/(\.[a-z0-9]+)$/, `${MARK}$1`)]));
}

export class ReplacedBuild {
  #names = renamedFiles();
  #old = new Map([...this.#names].map(([old, later]) => [later, old]));
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
    if (this.#names.has(name)) {
      this.missed.push(name);
      return route.fulfill({ status: 404, contentType: "text/plain", body: "gone" });
    }
    const old = this.#old.get(name);
    if (!old && !TEXT.test(url.pathname)) return route.fallback();
    if (old) url.pathname = url.pathname.replace(name, old);
    const response = await route.fetch({ url: url.href });
    if (!TEXT.test(url.pathname)) return route.fulfill({ response });
    return route.fulfill({ response, body: this.#rename(await response.text()) });
  }

  #rename(text) {
    for (const [old, later] of this.#names) text = text.replaceAll(old, later);
    return text;
  }
}
