import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { noActionText } from "./scripts/no_action_text.mjs";

export default ts.config(
  { ignores: ["src/wire/**", "e2e/shots/**"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    languageOptions: {
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/no-floating-promises": ["error", { ignoreVoid: false }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/await-thenable": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["src/boards/**/*.ts", "src/boards/**/*.svelte"],
    ignores: ["**/*.test.ts"],
    plugins: { kingscourt: { rules: { "no-action-text": noActionText } } },
    rules: { "kingscourt/no-action-text": "error" },
  },
  {
    files: ["public/**/*.js"], // for old browsers too, where a caught error must have a name
    rules: { "@typescript-eslint/no-unused-vars": ["error", { caughtErrors: "none" }] },
  },
  {
    rules: {
      "svelte/no-at-html-tags": "off", // only SVG from our own build
      "svelte/require-each-key": "off", // many of these lists are keyed by position
      "svelte/no-navigation-without-resolve": "off", // there is no SvelteKit here
      "svelte/prefer-svelte-reactivity": "off", // plain sets are replaced, never mutated
    },
  },
);
