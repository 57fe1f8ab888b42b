import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { filesOf } from "./precache_plugin";

interface Wish {
  source?: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}

function chunk(fileName: string, { source = "", imports = [], css = [], isEntry = false }: Wish) {
  return {
    type: "chunk",
    fileName,
    facadeModuleId: source,
    imports,
    isEntry,
    viteMetadata: { importedCss: new Set(css) },
  };
}

function bundleOf(page: string): Rolldown.OutputBundle {
  const files = {
    "index.html": { type: "asset", source: page },
    "assets/index.js": chunk("assets/index.js", {
      isEntry: true,
      imports: ["assets/shared.js"],
      css: ["assets/index.css"],
    }),
    "assets/shared.js": chunk("assets/shared.js", { imports: ["assets/index.js"] }),
    "assets/TablePage.js": chunk("assets/TablePage.js", { source: "/web/src/table/TablePage.svelte" }),
    "assets/ReplayPage.js": chunk("assets/ReplayPage.js", { source: "/web/src/table/replay/ReplayPage.svelte" }),
    "assets/GoalCard.js": chunk("assets/GoalCard.js", { source: "/web/src/learn/GoalCard.svelte" }), // needs the service
    "assets/hu.js": chunk("assets/hu.js", { source: "/web/src/locale/hu.ftl?raw" }),
    "assets/kernel.js": chunk("assets/kernel.js", { source: "/src/kingscourt/texts/locale/hu/kernel.ftl?raw" }),
    "assets/hint.js": chunk("assets/hint.js", { source: "/src/kingscourt/texts/locale/hu/hint.ftl?raw" }),
    "assets/review.js": chunk("assets/review.js", { source: "/src/kingscourt/texts/locale/hu/review.ftl?raw" }),
    "assets/kingsburg.js": chunk("assets/kingsburg.js", {
      source: "/web/src/boards/kingsburg/index.ts",
      imports: ["assets/shared.js", "assets/stone.js"],
      css: ["assets/kingsburg.css"],
    }),
    "assets/stone.js": chunk("assets/stone.js", {}),
    "assets/latin.woff2": { type: "asset", source: "" },
    "assets/latin.woff": { type: "asset", source: "" },
  };
  return files as unknown as Rolldown.OutputBundle;
}

const THEME = { name: "theme.js", source: "let a" };

test("the files of a build by their purpose", () => {
  const { version, ...files } = filesOf(bundleOf("page"), [THEME]);
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(files).toEqual({
    entry: "/assets/index.js",
    shell: ["/theme.js", "/assets/index.js", "/assets/index.css", "/assets/shared.js", "/assets/TablePage.js"],
    languages: { hu: ["/assets/hu.js", "/assets/kernel.js", "/assets/hint.js"] },
    boards: { kingsburg: ["/assets/kingsburg.js", "/assets/kingsburg.css", "/assets/stone.js"] },
    fonts: ["/assets/latin.woff2"],
  });
});

test("the version changes with the page and with files that have no hash in their name", () => {
  const { version } = filesOf(bundleOf("page"), [THEME]);
  expect(filesOf(bundleOf("page"), [THEME]).version).toBe(version);
  expect(filesOf(bundleOf("another page"), [THEME]).version).not.toBe(version);
  expect(filesOf(bundleOf("page"), [{ ...THEME, source: "let b" }]).version).not.toBe(version);
});
