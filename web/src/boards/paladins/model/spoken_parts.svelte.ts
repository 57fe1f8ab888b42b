import { toasts } from "../../../components/toasts.svelte";
import { reuseUnchanged } from "../../../service/feed/structural_sharing";
import { placeNames } from "../../../table/places/place_names";
import type { Play } from "../../../table/play.svelte";
import { inOneLine, partText } from "../../../texts/outline_part_text";
import type { PaladinsView } from "../../../wire/paladins";
import type { Outline } from "../../../wire/service";

/** The words for everything on the table, from the outline: the same that terminals and screen readers get. */
export class SpokenParts {
  private fetched = $state.raw<Outline>();
  private requests = 0;

  constructor(private readonly play: Play<PaladinsView>) {
    play.feed.wantOutline();
  }

  private readonly byPlace = $derived.by(() => {
    const found = new Map<string, Outline>();
    const add = (part: Outline) => {
      found.set(part.place, part);
      part.inside?.forEach(add);
    };
    const outline = this.play.preview?.outline ?? this.play.feed.outlined ?? this.fetched;
    if (outline) add(outline);
    return found;
  });

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

  private part(place: string): Outline | undefined {
    return placeNames(place, this.play.seat)
      .map((name) => this.byPlace.get(name))
      .find(Boolean);
  }

  /** All that a place says, on one line. */
  text(place: string): string {
    const part = this.part(place);
    return part ? inOneLine(partText(part, this.play.renderer)) : "";
  }

  /** The attributes of a place for its hover card. */
  card(place: string): Record<string, string> {
    const part = this.part(place);
    if (!part) return {};
    const { label, value, lines, state } = partText(part, this.play.renderer);
    return {
      "data-card": value ? `${label}: ${value}` : label,
      "data-card-text": [...state, ...lines].join("\n"),
      "data-card-rule": part.card ?? "",
    };
  }
}
