/** Which rules are on screen: a single rule, the list of all rules, both or neither. */
class RulesPanel {
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

export const rulesPanel = new RulesPanel();
