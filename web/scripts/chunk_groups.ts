import type { Rolldown } from "vite";

type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

const BOARD = /\/boards\/[^/]+\/index\.ts$/;
const LEARN = /\/learn\/[^/]+\.svelte$/;

/**
 * Chunks for what several parts of the client share, so that opening a table takes few requests: "client" for what the
 * first page needs too, which must not grow by anything else, "boards" for what only boards share, "learn" for what the
 * Learn page and the goal card share, "table" for the rest. A group takes along what its modules import, so the parts
 * that others build upon come first.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = ["client", "boards", "table", "learn"].map(
  (group, n, all) => ({
    name: (id, modules) => (sharedChunk(id, modules) === group ? group : null),
    priority: all.length - n,
  }),
);

export function sharedChunk(id: string, modules: Modules): string | null {
  const roots = [...rootsOf(id, modules)];
  if (roots.length < 2) return null;
  if (roots.some((root) => modules.getModuleInfo(root)?.isEntry)) return "client";
  if (roots.every((root) => LEARN.test(root))) return "learn";
  return roots.every((root) => BOARD.test(root)) ? "boards" : "table";
}

/** The entry and the lazily loaded modules that a module comes with. */
function rootsOf(id: string, modules: Modules, seen = new Set<string>()): Set<string> {
  const roots = new Set<string>();
  const info = modules.getModuleInfo(id);
  if (!info || seen.has(id)) return roots;
  seen.add(id);
  if (info.isEntry || info.dynamicImporters.length) roots.add(id);
  for (const importer of info.importers) for (const root of rootsOf(importer, modules, seen)) roots.add(root);
  return roots;
}
