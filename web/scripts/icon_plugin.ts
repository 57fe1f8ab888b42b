import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/**
 * Resolves `import crown from "icon:crown"` to the SVG of one game-icon, so that only icons in use are bundled. What
 * follows a question mark makes a copy: icons that the boards and a part loaded apart from them share would otherwise
 * become a part of every table.
 */
export function iconPlugin(): Plugin {
  let set: IconSet | undefined;
  const load = (): IconSet => {
    const path = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
    return (set ??= JSON.parse(readFileSync(path, "utf-8")) as IconSet);
  };
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [name = ""] = id.slice(PREFIX.length + 1).split("?");
      const found = load();
      const icon = found.icons[name] ?? found.icons[found.aliases?.[name]?.parent ?? ""];
      if (!icon) this.error(`there is no game-icon ${name}`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
