import type { RuleInfo, WirePhrase, Reason } from "../../wire/service";
import type { Renderer } from "../../texts/phrase_renderer";

/** Who has a component: its text speaks to the reader, or of a rival. */
export type Whose = "own" | "rival";

/** A rule's text with the argument `whose`, which it may choose by. */
export function spokenTo(text: WirePhrase, whose: Whose = "own"): WirePhrase {
  return { ...text, args: { ...text.args, whose } };
}

/** What is printed on a component, and whether some of it is reconstructed. */
export function cardLines({ lines = [], confidence = "exact" }: RuleInfo): WirePhrase[] {
  return confidence === "reconstructed" ? [...lines, { key: "kernel-card-reconstructed" }] : lines;
}

/** The text of a rule. Rules of Kingscourt itself (`KC-4`) apply to every game; all others belong to the game. */
export function ruleText(rule: string, all: readonly RuleInfo[]): WirePhrase | undefined {
  const [, own] = /^KC-(.+)$/.exec(rule) ?? [];
  const text = own ? { key: `kernel-rule-${own}` } : all.find((one) => one.id === rule)?.text;
  return text && spokenTo(text);
}

/** The title of a rule: an attribute for a numbered rule, the name for a component. */
export function ruleTitle(text: WirePhrase): WirePhrase {
  const [message = "", attribute] = text.key.split(".");
  return { ...text, key: attribute ? message : `${message}.title` };
}

/** Our ruling where the rulebook leaves something open. */
export function ruleRuling(text: WirePhrase): WirePhrase {
  return { ...text, key: `${text.key.split(".")[0] ?? ""}.ruling` };
}

export interface RuleEntry {
  id: string;
  title: string;
  text: string;
  isComponent: boolean;
}

/** Numbered rules, then cards and pieces, with their texts; `query` keeps those that contain all of its words. */
export function searchRules(all: readonly RuleInfo[], say: (phrase: WirePhrase) => string, query = ""): RuleEntry[] {
  const entries = all.map(({ id, text, component }) => ({
    id,
    title: say(ruleTitle(text)),
    text: say(spokenTo(text)),
    isComponent: component,
  }));
  const wanted = query.toLowerCase().split(/\s+/);
  return entries.filter(({ id, title, text }) =>
    wanted.every((word) => `${id} ${title} ${text}`.toLowerCase().includes(word)),
  );
}

/** Why something is not possible, and what is missing. */
export function reasonText(renderer: Renderer, { text, missing = [] }: Pick<Reason, "text" | "missing">): string {
  const said = renderer.render(text);
  return missing.length ? `${said} ${renderer.render({ key: "kernel-missing", args: { list: missing } })}` : said;
}
