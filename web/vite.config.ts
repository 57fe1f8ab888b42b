import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { chunkGroups } from "./scripts/chunk_groups";
import { iconPlugin } from "./scripts/icon_plugin";
import { precachePlugin } from "./scripts/precache_plugin";
import { precompressPlugin } from "./scripts/precompress_plugin";
import { testProjects } from "./scripts/test_projects";

const service = process.env.KINGSCOURT_SERVICE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [iconPlugin(), svelte(), svelteTesting({ autoCleanup: false }), precachePlugin(), precompressPlugin()],
  build: {
    outDir: "../src/kingscourt/server/static",
    emptyOutDir: true,
    manifest: "manifest.json",
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  server: { proxy: { "/api": { target: service, ws: true } }, fs: { allow: [".."] } },
  test: { pool: "threads", projects: testProjects(import.meta.dirname) },
});
