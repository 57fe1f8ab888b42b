import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./scripts/icons";
import { packed } from "./scripts/packed";

const service = process.env.KINGSCOURT_SERVICE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), svelte(), packed()],
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
