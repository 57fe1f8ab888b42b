import type { Renderer } from "../../texts/phrase_renderer";
import type { RuleInfo, TableInfo } from "../../wire/service";
import { fetchRules } from "./fetch_rules";
import { ruleText, ruleTitle } from "./rule_texts";

/** The rules of a table by their names; people read names, and the reference has the numbers. */
export class RuleNames {
  private rules = $state.raw<RuleInfo[]>([]);
  private isLoading = false;

  constructor(private readonly info: () => TableInfo | undefined) {}

  /** Fetch the names, once. Without them a rule is linked in general words. */
  load(): void {
    const info = this.info();
    if (this.isLoading || !info) return;
    this.isLoading = true;
    fetchRules(info.game, info.edition).then(
      (found) => (this.rules = found),
      () => (this.isLoading = false),
    );
  }

  /** The name of a rule; empty as long as it is not known. */
  of(rule: string, renderer: Renderer): string {
    const text = this.rules.length ? ruleText(rule, this.rules) : undefined;
    const name = text ? renderer.render(ruleTitle(text)) : "";
    return name.includes(".title") ? "" : name;
  }
}
