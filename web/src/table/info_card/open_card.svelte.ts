import { say } from "../../texts/translations.svelte";
import type { Play } from "../play.svelte";
import { reasonText } from "../rules/rule_texts";

/** An answer that can be given at a thing, with what it takes and gives. */
export interface CardAnswer {
  label: string;
  terms: string;
}

const ABOUT = "≈"; // stands before a reconstructed number

/** The card of one thing on the table: what it is, what choosing it means now, or why it cannot be chosen. */
export class OpenCard {
  readonly name: string;
  readonly lines: string[];
  readonly rule: string;
  readonly place: string | undefined;
  private found = $state.raw<string[]>([]);

  constructor(
    readonly element: HTMLElement,
    private readonly play: Play | undefined,
  ) {
    const { card = "", cardText = "", cardRule = "" } = element.dataset;
    this.name = card;
    this.lines = cardText.split("\n").filter(Boolean);
    this.rule = cardRule;
    this.place = play?.places.of(element);
  }

  /** What ≈ means, if the thing or its card shows it and does not explain it. */
  get note(): string {
    const shown = [this.name, ...this.lines, this.element.textContent];
    const meaning = say("kernel-card-reconstructed");
    return shown.some((text) => text.includes(ABOUT)) && !this.lines.includes(meaning) ? meaning : "";
  }

  /** What can be done at the thing now. */
  get answers(): CardAnswer[] {
    const { play, place } = this;
    if (!play || place === undefined) return [];
    return play.actionsAt(place).map((action) => ({
      label: play.renderer.render(action.label),
      terms: play.termsOf(action),
    }));
  }

  /** Why nothing can be done there, in different words only. */
  get reasons(): string[] {
    return this.answers.length ? [] : this.found;
  }

  /** Ask the service why nothing can be done here; a card without reasons is still a card. */
  async loadReasons(): Promise<void> {
    const { play, place } = this;
    if (!play?.canChoose || place === undefined || play.canAct(place)) return;
    const reasons = await play.feed.why(place).catch(() => []);
    this.found = [...new Set(reasons.map((reason) => reasonText(play.renderer, reason)))].slice(0, 3);
  }
}
