import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/wire/**", "e2e/shots/**"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      "max-lines": ["error", { max: 400 }],
      "svelte/no-at-html-tags": "off", // only SVG from our own build
      "svelte/require-each-key": "off", // many of these lists are keyed by position
      "svelte/no-navigation-without-resolve": "off", // there is no SvelteKit here
      "svelte/prefer-svelte-reactivity": "off", // plain sets are replaced, never mutated
    },
  },
);
