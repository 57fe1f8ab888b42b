import type { Outline, RuleInfo, WirePhrase } from "../../wire/service";

/** The rule of the component that a part of the outline is or mentions. */
export function ruleFor(part: Outline, rules: ReadonlyMap<string, RuleInfo>): RuleInfo | undefined {
  const spoken = Object.values(part.text.args ?? {}).filter((value): value is WirePhrase => typeof value === "object" && "key" in value);
  for (const phrase of [part.text, ...spoken]) {
    const found = rules.get(phrase.key);
    if (found) return found;
  }
  return undefined;
}

/** The rules of components, by the message id of the component's name. */
export function componentRules(rules: readonly RuleInfo[]): Map<string, RuleInfo> {
  return new Map(rules.filter((rule) => rule.component).map((rule) => [rule.text.key.split(".")[0] ?? "", rule]));
}
