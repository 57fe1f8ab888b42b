// The files of a later build: every hashed file has another name, and the old names are gone, as after a deploy.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PYTHON } from "../start_service.mjs";

const SAY_FOLDER = "from kingscourt.server.api import client_files; print(client_files.folder())";
const MARK = "-later";
/** Paths of files that name others, and of pages. */
export const NAMES_OTHERS = /\.(js|css|html)$|^\/(?!api\/)[^.]*$/;

export class RenamedFiles {
  #later = new Map();
  #old = new Map();
  /** The client of the installation that is tested, which may be that of a wheel. */
  #folder = execFileSync(PYTHON, ["-c", SAY_FOLDER], { encoding: "utf-8" }).trim();
  /** What tells the builds apart in the service worker. */
  version = /version:[`"']([0-9a-f]+)/.exec(readFileSync(join(this.#folder, "service_worker.js"), "utf-8"))?.[1] ?? "";

  constructor() {
    if (!this.version) throw new Error("the service worker does not say its version");
    for (const name of readdirSync(join(this.#folder, "assets")).filter((name) => !/\.(gz|br|map)$/.test(name))) {
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
