import { get } from "../service/http";
import type { RuleInfo, WirePhrase } from "../wire/service";

const FOUND: Record<string, Promise<RuleInfo[]>> = {};

/** Which rule is being read. */
class Rules {
  open = $state("");

  show(rule: string): void {
    this.open = rule;
  }
}

export const rules = new Rules();

/** Every rule and component of a game's edition, fetched once. */
export function rulesOf(game: string, edition: string): Promise<RuleInfo[]> {
  return (FOUND[`${game}/${edition}`] ??= get<RuleInfo[]>(`/api/games/${game}/rules/${edition}`));
}

/** What states a rule: those of the house (`KC-4`) are everybody's, the others the game's own. */
export function ruleText(rule: string, found: readonly RuleInfo[]): WirePhrase | undefined {
  const [, house] = /^KC-(.+)$/.exec(rule) ?? [];
  return house ? { key: `kernel-rule-${house}` } : found.find((one) => one.id === rule)?.text;
}

/** The title of a rule: of one by number an attribute, of a component its name. */
export function titleOf(text: WirePhrase): WirePhrase {
  const [message = "", attribute] = text.key.split(".");
  return { ...text, key: attribute ? message : `${message}.title` };
}

/** Our ruling where the rulebook leaves something open. */
export function rulingOf(text: WirePhrase): WirePhrase {
  return { ...text, key: `${text.key.split(".")[0] ?? ""}.ruling` };
}
