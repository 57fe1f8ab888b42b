import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["src", "scripts"];
// modules and globals that are replaced, and texts that are loaded, outlive the file
const CHANGES_OTHERS = /\bvi\.(mock|stubGlobal)\(|\bglobalThis\.\w+ =|\btranslations\.(load|set)/;
const HAS_A_PAGE = /^\/\/ @vitest-environment/m;

/**
 * Tests share their workers, which load each module once, and happy-dom once: beginning anew for each file took most of
 * the time. A test that changes what others would see has a worker of its own.
 */
export function testProjects(root: string) {
  const all = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf-8" }).map((file) => `${folder}/${file}`),
  ).filter((file) => file.endsWith(".test.ts"));
  const holds = (what: RegExp) => all.filter((file) => what.test(readFileSync(join(root, file), "utf-8")));
  const alone = holds(CHANGES_OTHERS);
  const pages = holds(HAS_A_PAGE).filter((file) => !alone.includes(file));
  const include = FOLDERS.map((folder) => `${folder}/**/*.test.ts`);
  return [
    { extends: true as const, test: { name: "shared", include, exclude: [...alone, ...pages], isolate: false } },
    { extends: true as const, test: { name: "pages", include: pages, isolate: false } },
    { extends: true as const, test: { name: "alone", include: alone } },
  ];
}
