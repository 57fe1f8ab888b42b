import type { Attachment } from "svelte/attachments";
import { placeNames, placesAround } from "./place_names";

/**
 * Which elements show the places of a table. A board attaches its elements (`{@attach play.places.at("advisor/8")}`);
 * flying pieces, the log and the keyboard look them up. Places of my own seat are found by both of their names.
 */
export class Places {
  private readonly elements = new Map<string, Set<HTMLElement>>();
  private readonly attachments = new Map<string, Attachment<HTMLElement>>();
  private readonly names = new WeakMap<Element, string>();
  private highlighted: HTMLElement[] = [];

  constructor(private readonly seat: number | null) {}

  /** What registers an element as a place. The same name gives the same attachment, so nothing is attached twice. */
  at(place: string | undefined): Attachment<HTMLElement> | undefined {
    if (place === undefined) return undefined;
    const known = this.attachments.get(place);
    if (known) return known;
    const attachment = (element: HTMLElement) => this.register(place, element);
    this.attachments.set(place, attachment);
    return attachment;
  }

  /** The visible element that shows a place, or else the smallest place around it. */
  find(place: string): HTMLElement | undefined {
    for (const name of placesAround(place)) {
      const found = this.exactly(name);
      if (found) return found;
    }
    return undefined;
  }

  /** The visible element that shows exactly this place. */
  exactly(place: string): HTMLElement | undefined {
    return placeNames(place, this.seat)
      .flatMap((name) => [...(this.elements.get(name) ?? [])])
      .find(isVisible);
  }

  /** The visible element that shows exactly this place inside another one. */
  inside(container: HTMLElement, place: string): HTMLElement | undefined {
    return placeNames(place, this.seat)
      .flatMap((name) => [...(this.elements.get(name) ?? [])])
      .find((one) => container.contains(one) && isVisible(one));
  }

  /** The place that an element shows or lies in. */
  of(element: Element | null): string | undefined {
    for (let one = element; one; one = one.parentElement) {
      const name = this.names.get(one);
      if (name !== undefined) return name;
    }
    return undefined;
  }

  /** Mark these places, and no others. */
  highlight(places: readonly string[]): void {
    for (const old of this.highlighted) delete old.dataset.pointed;
    this.highlighted = places.flatMap((place) => this.find(place) ?? []);
    for (const element of this.highlighted) element.dataset.pointed = "";
  }

  private register(place: string, element: HTMLElement): () => void {
    const all = this.elements.get(place) ?? new Set();
    this.elements.set(place, all.add(element));
    this.names.set(element, place);
    return () => {
      all.delete(element);
      if (this.names.get(element) === place) this.names.delete(element);
    };
  }
}

/** Whether an element is shown. Newer browsers can tell without a layout. */
function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
