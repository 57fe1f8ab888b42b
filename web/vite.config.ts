import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { iconPlugin } from "./scripts/icon_plugin";
import { gzipPlugin } from "./scripts/gzip_plugin";

const service = process.env.KINGSCOURT_SERVICE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [iconPlugin(), svelte(), gzipPlugin()],
  build: {
    outDir: "../src/kingscourt/server/static",
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: service, ws: true } }, fs: { allow: [".."] } },
  test: { include: ["src/**/*.test.ts", "scripts/**/*.test.ts"] },
});
