import { toasts } from "../../components/toasts.svelte";
import type { Play } from "../../table/play.svelte";
import { placeNames } from "../../table/places/place_names";
import { reuseUnchanged } from "../../service/feed/structural_sharing";
import { fetchRules } from "../../table/rules/fetch_rules";
import { cardLines, ruleTitle, spokenTo } from "../../table/rules/rule_texts";
import { openRules } from "../../table/rules/open_rules.svelte";
import type { Outline, RuleInfo, WireAction } from "../../wire/service";
import { iconForPart, type OutlineIcon } from "./outline_icons";
import { inOneLine, partText, type PartText } from "../../texts/outline_part_text";
import { isRivals, unplacedActions } from "./outline_places";

/** The outline of a table, with what can be done at each part and what the rules say about it. */
export class OutlineModel {
  private fetched = $state.raw<Outline>();
  private rules = $state.raw<ReadonlyMap<string, RuleInfo>>(new Map());
  private requests = 0;

  constructor(readonly play: Play) {
    play.feed.wantOutline();
    const { game = "", edition = "" } = play.info ?? {};
    fetchRules(game, edition).then(
      (found) => (this.rules = new Map(found.map((rule) => [rule.id, rule]))),
      toasts.showError,
    );
  }

  /** The outline of the position that is shown, including the effect of staged actions. */
  get outline(): Outline | undefined {
    return this.play.preview?.outline ?? this.play.feed.outlined ?? this.fetched;
  }

  /** Fetch the outlines of earlier positions, which no stream sends. Returns what ends it. */
  follow(): () => void {
    if (this.play.feed.isLive) return () => undefined;
    this.fetch();
    return this.play.onUpdate(() => this.fetch());
  }

  private fetch(): void {
    const request = (this.requests += 1);
    this.play.feed.outline([]).then((found) => {
      if (request === this.requests) this.fetched = reuseUnchanged(this.fetched, found);
    }, toasts.showError);
  }

  words(part: Outline): PartText {
    return partText(part, this.play.renderer);
  }

  /** All that a part says, on one line. */
  text(part: Outline): string {
    return inOneLine(this.words(part));
  }

  /** What a part is and its condition, without what is printed on it. */
  short(part: Outline): string {
    return inOneLine({ ...this.words(part), lines: [] });
  }

  heading(part: Outline): string {
    const { label, value, state, lines } = this.words(part);
    return [`${label} ${value}`.trim(), ...state, ...lines].join(" · ");
  }

  icon(part: Outline): OutlineIcon | undefined {
    return iconForPart(part, this.play.info?.game ?? "");
  }

  /** The name of a part's place under which something can be done there. */
  private actionablePlace(part: Outline): string | undefined {
    return placeNames(part.place, this.play.seat).find((name) => this.play.canAct(name));
  }

  canAct(part: Outline): boolean {
    return this.actionablePlace(part) !== undefined;
  }

  /** The number of places in an area where something can be done. */
  choiceCount(part: Outline): number {
    return (part.inside ?? []).reduce((sum, one) => sum + this.choiceCount(one), this.canAct(part) ? 1 : 0);
  }

  isSelected(part: Outline): boolean {
    return placeNames(part.place, this.play.seat).some((name) => this.play.isSelected(name));
  }

  /** Act on a part or explain why that is not possible; if it is not my turn, show the part's rule. */
  async pick(part: Outline): Promise<void> {
    const rule = this.rule(part);
    const place = this.actionablePlace(part) ?? placeNames(part.place, this.play.seat).at(-1) ?? part.place;
    if (this.play.isMyTurn) await this.play.pick(place);
    else if (rule) openRules.show(rule.id);
  }

  rule(part: Outline): RuleInfo | undefined {
    return this.rules.get(part.card ?? "");
  }

  /** The attributes of a part for its hover card; a rival's card speaks of the rival. */
  card(part: Outline): Record<string, string> {
    const rule = this.rule(part);
    if (!rule) return {};
    const { renderer, seat } = this.play;
    const text = spokenTo(rule.text, isRivals(part.place, seat) ? "rival" : "own");
    const lines = [text, ...cardLines(rule)].map((line) => renderer.render(line));
    return {
      "data-card": renderer.render(ruleTitle(rule.text)),
      "data-card-text": lines.join("\n"),
      "data-card-rule": rule.id,
    };
  }

  /** The actions that neither the board nor the prompt shows. */
  readonly unplaced = $derived.by<WireAction[]>(() => {
    if (!this.play.canChoose || !this.outline) return [];
    const beside = this.play.buttons;
    return unplacedActions(this.play.decision?.actions ?? [], this.outline, this.play.seat).filter(
      (action) => !beside.includes(action),
    );
  });
}
