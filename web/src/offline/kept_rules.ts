import type { TableInfo } from "../wire/service";
import type { StoredTable } from "./stored_table";

export interface KeptRules {
  game: string;
  edition: string;
}

const RULES = /^\/api\/games\/([^/]+)\/rules\/([^/]+)$/;

/** The rules that the service worker has kept, by game and edition. */
export async function listKeptRules(): Promise<KeptRules[]> {
  if (!("caches" in globalThis)) return [];
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
  return rulesAmong(requests.map(({ url }) => new URL(url).pathname));
}

/** The rules that some of these paths lead to, each once. */
export function rulesAmong(paths: string[]): KeptRules[] {
  return [...new Set(paths)].sort().flatMap((path) => {
    const [, game, edition] = RULES.exec(path) ?? [];
    return game && edition ? [{ game, edition }] : [];
  });
}

/** A table at which nobody sits, because the pages of rules belong to a table. */
export function emptyTable({ game, edition }: KeptRules): StoredTable {
  const info: TableInfo = {
    id: "",
    game,
    edition,
    commitment: "",
    created_at: 0,
    started_at: 0,
    ended_at: 0,
    is_creator: false,
    offers: [],
    options: {},
    own_components: false,
    pace: {},
    paused: false,
    public: false,
    rematch: "",
    rules: "",
    seats: [],
    sourcing: { reconstructed: 0, values: 0 },
    status: "closed",
    undo: "barrier",
  };
  const update = {
    asked: [],
    can_undo: false,
    chosen: [],
    decision: null,
    entries: [],
    n: 0,
    outcome: null,
    posed: null,
    scores: null,
    view: {},
  };
  return { table: "", person: "", seat: 0, savedAt: 0, info, update };
}
