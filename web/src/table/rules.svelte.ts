/** Which rule is being read. */
class Rules {
  open = $state("");

  show(rule: string): void {
    this.open = rule;
  }
}

export const rules = new Rules();

/** The message of a rule: `KC-4` of the house, `KB-3.2b` by number, `KB:inn` a component that states it. */
export function ruleKeys(rule: string, game: string, families: readonly string[]): string[] {
  const [, number = ""] = /^[A-Z]+-(.+)$/.exec(rule) ?? [];
  if (rule.startsWith("KC-")) return [`kernel-rule-${number}`];
  if (number) return [`${game}-rule-${number.replaceAll(".", "-")}`];
  const component = rule.split(":")[1] ?? "";
  return families.map((family) => `${game}-${family}-${component}.rule`);
}
