// Checks the gzipped size of the first load, without fonts and without a board's own chunk. It is told the client's folder
// if that is not the one of `npm run build`.
import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const BUDGET = 200_000;
const BUILT = join(dirname(fileURLToPath(import.meta.url)), "../../src/kingscourt/server/static");
const folder = process.argv[2] ?? BUILT;
const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf-8"));
const files = new Set(["index.html"]);

function add(key) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const sheet of chunk.css ?? []) files.add(sheet);
  for (const next of chunk.imports ?? []) add(next);
}

add("index.html");
for (const key of Object.keys(manifest)) {
  if (/TablePage\.svelte$|locale\/en\.ftl|locale\/en\/kernel\.ftl/.test(key.replace(/\?.*/, ""))) add(key);
}
let total = 0;
for (const file of files) {
  const size = statSync(join(folder, `${file}.gz`)).size;
  total += size;
  console.log(`${String(size).padStart(8)} ${file}`);
}
console.log(`${String(total).padStart(8)} of ${BUDGET} bytes gzipped`);
process.exit(total > BUDGET ? 1 : 0);
