import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest|json)$/;

/** Writes a gzipped copy beside every text file of the build, so that the service need not compress them. */
export function gzipPlugin(): Plugin {
  let folder = "";
  const walk = (path: string): void => {
    for (const name of readdirSync(path)) {
      const file = join(path, name);
      if (statSync(file).isDirectory()) walk(file);
      else if (COMPRESSIBLE.test(name)) writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    }
  };
  return {
    name: "gzip",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      walk(folder);
    },
  };
}
