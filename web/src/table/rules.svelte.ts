import { get } from "../service/http";
import type { RuleInfo, WirePhrase } from "../wire/service";

const FOUND: Record<string, Promise<RuleInfo[]>> = {};

/** What is being read in the rules. */
class Rules {
  open = $state("");
  /** All of them are laid out, to be looked through. */
  isListed = $state(false);

  show(rule: string): void {
    this.open = rule;
  }

  close(): void {
    this.open = "";
    this.isListed = false;
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

export interface RuleEntry {
  id: string;
  title: string;
  text: string;
  isComponent: boolean;
}

/** Rules by number, then cards and pieces, each with its words; `find` leaves those that have all of its words. */
export function ruleEntries(found: readonly RuleInfo[], say: (phrase: WirePhrase) => string, find = ""): RuleEntry[] {
  const entries = found.map(({ id, text, component }) => ({ id, title: say(titleOf(text)), text: say(text), isComponent: component }));
  const wanted = find.toLowerCase().split(/\s+/);
  return entries.filter(({ id, title, text }) => wanted.every((word) => `${id} ${title} ${text}`.toLowerCase().includes(word)));
}
