import { loadBoard, type BoardModule } from "../../boards/board_registry";
import { get } from "../../service/http/http";
import { fetchRules } from "../../table/rules/rules";
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

/** The components of the edition that a new table proposes. */
export async function loadGallery({ id, editions }: GameInfo, signal: AbortSignal): Promise<Gallery> {
  const [edition = ""] = editions;
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
