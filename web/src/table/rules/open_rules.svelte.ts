/** Which rules are on screen: a single rule, the list of all rules, both or neither. */
class OpenRules {
  openRule = $state("");
  isListed = $state(false);

  show(rule: string): void {
    this.openRule = rule;
  }

  close(): void {
    this.openRule = "";
    this.isListed = false;
  }
}

export const openRules = new OpenRules();
