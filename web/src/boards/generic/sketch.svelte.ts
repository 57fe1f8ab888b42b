import { toasts } from "../../parts/toast.svelte";
import type { Play } from "../../table/play.svelte";
import { share } from "../../service/share";
import { rules, rulesOf } from "../../table/rules.svelte";
import type { Outline, RuleInfo, WireAction } from "../../wire/service";
import { type Drawing, drawingFor } from "./icons";
import { componentRules, looseOf, namesOf, ruleFor } from "./spots";

/** The outline of a table as it is played on: what can be done where, and what the rules say about it. */
export class Sketch {
  outline = $state.raw<Outline>();
  private components = $state.raw<ReadonlyMap<string, RuleInfo>>(new Map());
  private turn = 0;

  constructor(readonly play: Play) {
    const { game = "", edition = "" } = play.info ?? {};
    rulesOf(game, edition).then((found) => (this.components = componentRules(found)), toasts.blame);
  }

  /** Fetch the outline of what is shown now; while something is staged, of what would be. */
  refresh(actions: string[]): void {
    const mine = (this.turn += 1);
    this.play.feed.outline(actions).then(
      (found) => {
        if (mine === this.turn) this.outline = share(this.outline, found);
      },
      (error: unknown) => {
        // what was staged may have been sent in the meantime: then the next position is on its way
        if (mine === this.turn && actions.length === 0) toasts.blame(error);
      },
    );
  }

  text(part: Outline): string {
    return this.play.renderer.render(part.text);
  }

  drawing(part: Outline): Drawing | undefined {
    return drawingFor(part, this.play.info?.game ?? "");
  }

  /** The name of a place under which something can be done there. */
  private spot(part: Outline): string | undefined {
    return namesOf(part.place, this.play.seat).find((name) => this.play.canAct(name));
  }

  canAct(part: Outline): boolean {
    return this.play.isMyTurn && this.spot(part) !== undefined;
  }

  /** In how many places of an area something can be done. */
  chances(part: Outline): number {
    return (part.inside ?? []).reduce((sum, one) => sum + this.chances(one), this.canAct(part) ? 1 : 0);
  }

  isAimed(part: Outline): boolean {
    return namesOf(part.place, this.play.seat).some((name) => this.play.isAimed(name));
  }

  /** Do it, or say why not; when nothing is asked of me, what the thing is. */
  pick(part: Outline): void {
    const rule = this.rule(part);
    if (this.play.isMyTurn) void this.play.pick(this.spot(part) ?? namesOf(part.place, this.play.seat).at(-1) ?? part.place);
    else if (rule) rules.show(rule.id);
  }

  rule(part: Outline): RuleInfo | undefined {
    return ruleFor(part, this.components);
  }

  /** What a hover card shows about a part. */
  card(part: Outline): Record<string, string> {
    const rule = this.rule(part);
    if (!rule) return {};
    const [name = ""] = rule.text.key.split(".");
    const { renderer } = this.play;
    return { "data-card": renderer.render({ key: name }), "data-card-text": renderer.render(rule.text), "data-card-rule": rule.id };
  }

  /** Answers that neither the table nor the prompt shows. */
  readonly loose = $derived.by<WireAction[]>(() => {
    if (!this.play.isMyTurn || !this.outline) return [];
    const beside = this.play.buttons;
    return looseOf(this.play.decision?.actions ?? [], this.outline, this.play.seat).filter((action) => !beside.includes(action));
  });
}
