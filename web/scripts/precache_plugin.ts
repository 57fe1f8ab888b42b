import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import type { BuildFiles } from "../src/offline/worker/files_to_keep";

const WORKER = "src/offline/worker/service_worker.ts";
const OF_THE_PAGE = /^(?!service_worker).*\.(js|svg|webmanifest)$/; // of the files without a hash in their name
/** What is loaded when it is first shown, and should open without a connection; who learns or practises needs one. */
const LAZY_PARTS = /\/(HomePage|TablePage|TableMenu|OfflinePage)\.svelte$/;
const TEXTS = /\/locale\/([a-z]{2})(?:\.ftl|\/(?:kernel|hint)\.ftl)$/;

/** Builds the service worker, which has to know the files of the build it belongs to. */
export function precachePlugin(): Plugin {
  let root = "";
  let publicDir = "";
  return {
    name: "precache",
    apply: "build",
    configResolved(config) {
      root = config.root;
      publicDir = config.publicDir;
    },
    // before the gzip plugin walks the folder
    async writeBundle({ dir = "" }, bundle) {
      const names = readdirSync(publicDir).filter((name) => OF_THE_PAGE.test(name));
      const unhashed = names.map((name) => ({ name, source: readFileSync(join(publicDir, name), "utf-8") }));
      await buildWorker(root, dir, filesOf(bundle, unhashed));
    },
  };
}

async function buildWorker(root: string, folder: string, files: BuildFiles): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define: { BUILD_FILES: JSON.stringify(files) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      // one plain script with a fixed name: not every browser accepts modules as service workers
      rolldownOptions: { input: join(root, WORKER), output: { format: "iife", entryFileNames: "service_worker.js" } },
    },
  });
}

/** A file without a hash in its name. */
export interface UnhashedFile {
  name: string;
  source: string;
}

/** The files of a build by their purpose. */
export function filesOf(bundle: Rolldown.OutputBundle, unhashed: UnhashedFile[]): BuildFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const page = bundle["index.html"];
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry || page?.type !== "asset") throw new Error("the build has no page");
  const found = (pattern: RegExp) =>
    chunks.flatMap((chunk) => {
      const name = pattern.exec((chunk.facadeModuleId ?? "").replace(/\?.*/, ""))?.[1];
      return name ? [{ name, chunk }] : [];
    });
  const shell = closure(bundle, [entry, ...found(LAZY_PARTS).map(({ chunk }) => chunk)]);
  const byName = (pattern: RegExp): Record<string, string[]> => {
    const files: Record<string, string[]> = {};
    for (const { name, chunk } of found(pattern)) {
      const own = closure(bundle, [chunk]).filter((path) => !shell.includes(path));
      files[name] = [...new Set([...(files[name] ?? []), ...own])];
    }
    return files;
  };
  const names = Object.keys(bundle).sort();
  const hash = createHash("sha256").update(JSON.stringify([names, String(page.source), unhashed]));
  return {
    version: hash.digest("hex").slice(0, 12),
    entry: `/${entry.fileName}`,
    shell: [...unhashed.map(({ name }) => `/${name}`), ...shell],
    languages: byName(TEXTS),
    boards: byName(/\/boards\/([^/]+)\/index\.ts$/),
    fonts: names.filter((name) => name.endsWith(".woff2")).map((name) => `/${name}`),
  };
}

/** Chunks with everything that they import at once, and their style sheets. */
function closure(bundle: Rolldown.OutputBundle, chunks: Rolldown.OutputChunk[]): string[] {
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(`/${chunk.fileName}`)) return;
    found.add(`/${chunk.fileName}`);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(`/${sheet}`);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === "chunk") visit(next);
    }
  };
  chunks.forEach(visit);
  return [...found];
}
