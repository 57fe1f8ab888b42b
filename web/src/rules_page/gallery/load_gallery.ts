import { loadBoard, type BoardModule } from "../../boards/board_registry";
import { get } from "../../service/http/http";
import { fetchRules } from "../../table/rules/fetch_rules";
import type { GameInfo, RuleInfo } from "../../wire/service";
import { componentsByKind, type ComponentsOfKind } from "./components_by_kind";

/** All components of a game, and what draws them. */
export interface Gallery {
  kinds: ComponentsOfKind[];
  /** Every rule and component by its id. */
  rules: Map<string, RuleInfo>;
  board: BoardModule;
  facts: unknown;
}

/** The edition that is asked for, or else the one that a new table proposes. */
export function shownEdition({ editions }: GameInfo, asked: string): string {
  return editions.includes(asked) ? asked : (editions[0] ?? "");
}

/** The components of an edition. */
export async function loadGallery({ id }: GameInfo, edition: string, signal: AbortSignal): Promise<Gallery> {
  const [rules, board, facts] = await Promise.all([
    fetchRules(id, edition),
    loadBoard(id, signal),
    get<unknown>(`/api/games/${id}/facts/${edition}`, { signal }),
  ]);
  return { kinds: componentsByKind(rules), rules: new Map(rules.map((rule) => [rule.id, rule])), board, facts };
}

/** The id of a component as facts have it: without the game's letters. */
export function plainId(id: string): string {
  return id.slice(id.indexOf(":") + 1);
}
