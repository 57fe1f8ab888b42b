// The files of a later build: every hashed file has another name, and the old names are gone, as after a deploy.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const STATIC = join(import.meta.dirname, "../../../src/kingscourt/server/static");
const MARK = "-later";
/** Paths of files that name others, and of pages. */
export const NAMES_OTHERS = /\.(js|css|html)$|^\/(?!api\/)[^.]*$/;

export class RenamedFiles {
  #later = new Map();
  #old = new Map();
  /** What tells the builds apart in the service worker. */
  version = /version:[`"']([0-9a-f]+)/.exec(readFileSync(join(STATIC, "service_worker.js"), "utf-8"))?.[1] ?? "";

  constructor() {
    if (!this.version) throw new Error("the service worker does not say its version");
    for (const name of readdirSync(join(STATIC, "assets")).filter((name) => !/\.(gz|br|map)$/.test(name))) {
      const later = name.replace(/(\.[a-z0-9]+)$/, `${MARK}$1`);
      this.#later.set(name, later);
      this.#old.set(later, name);
    }
  }

  get laterVersion() {
    return [...this.version].reverse().join("");
  }

  /** Whether a file was only in the old build. */
  isGone(name) {
    return this.#later.has(name);
  }

  isLater(name) {
    return this.#old.has(name);
  }

  /** The address at which the service really has what the later build has at this one. */
  realPath(path) {
    const name = path.split("/").at(-1);
    return path.replace(name, this.#old.get(name) ?? name);
  }

  /** A text of the old build as the later one has it. */
  rename(text) {
    for (const [old, later] of this.#later) text = text.replaceAll(old, later);
    return text.replaceAll(this.version, this.laterVersion);
  }
}
