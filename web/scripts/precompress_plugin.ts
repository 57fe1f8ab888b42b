import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|html|svg|webmanifest|json|txt)$/;

function compressFile(file: string): void {
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
}

function compressFolder(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (statSync(file).isDirectory()) compressFolder(file);
    else if (COMPRESSIBLE.test(name)) compressFile(file);
  }
}

/** Writes a copy by gzip and one by brotli beside every text file of the build, so that the service need not compress them. */
export function precompressPlugin(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post", // after everything that writes files
      sequential: true,
      handler: () => compressFolder(folder),
    },
  };
}
