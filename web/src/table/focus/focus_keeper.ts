import { afterLayout } from "../../shell/after_layout";
import { canHaveFocus } from "./focusable";

/** Where the focus can go when the element that had it is gone. */
export interface FocusTargets {
  /** The name of the place in which an element lies. */
  placeOf(element: Element): string | undefined;
  /** What shows a place now. */
  at(place: string): HTMLElement | undefined;
  /** What comes next: the question. Never a choice, which a second Enter would make. */
  next(): HTMLElement | undefined;
}

interface Focused {
  element: HTMLElement;
  place: string | undefined;
  hasRing: boolean;
}

/**
 * Keeps the focus on a table. When the focused element goes away (an answer was sent, a dialog was closed), the browser
 * would leave the focus nowhere; here it moves to what shows the same place, or else to what comes next.
 */
export class FocusKeeper {
  private last: Focused | undefined;
  private isInDialog = false;
  private cancelRestore: (() => void) | undefined;
  private readonly observer = new MutationObserver(() => this.notice());

  constructor(
    private readonly root: HTMLElement,
    private readonly targets: FocusTargets,
  ) {}

  /** Returns what ends it. */
  start(): () => void {
    document.addEventListener("focusin", this.entered);
    document.addEventListener("focusout", this.left);
    this.observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["disabled", "inert", "open"],
    });
    return () => {
      document.removeEventListener("focusin", this.entered);
      document.removeEventListener("focusout", this.left);
      this.observer.disconnect();
      this.cancelRestore?.();
    };
  }

  private readonly entered = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    if (!this.root.contains(target)) {
      this.isInDialog = target.closest("dialog") !== null;
      if (!this.isInDialog) this.last = undefined;
      return;
    }
    // A dialog that was opened by the pointer and closed by Escape gives the focus back; nobody asked for a ring.
    if (this.isInDialog && this.last?.element === target && !this.last.hasRing) hideRing(target);
    this.isInDialog = false;
    this.last = { element: target, place: this.targets.placeOf(target), hasRing: hasRing(target) };
  };

  private readonly left = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null || !(target instanceof HTMLElement)) return;
    // Some browsers also say this of an element that is being removed. One that stays was left on purpose.
    queueMicrotask(() => {
      if (this.last?.element === target && isNowhere() && canHaveFocus(target)) this.last = undefined;
    });
  };

  /** The page has changed. Where things are is known, and the focus cheap to move, once it is laid out. */
  private notice(): void {
    if (!this.last || !isNowhere()) return;
    this.cancelRestore ??= afterLayout(() => this.restore());
  }

  /** Finds what gets the focus; returns what moves it there. */
  private restore(): (() => void) | undefined {
    this.cancelRestore = undefined;
    if (!this.last || !isNowhere() || document.querySelector("dialog[open]")) return undefined;
    const { element, place, hasRing } = this.last;
    const same = place === undefined ? undefined : this.targets.at(place);
    const found = canHaveFocus(element) ? element : (same ?? this.targets.next());
    return () => {
      if (found && !hasRing) hideRing(found); // when the focus comes from nowhere, browsers draw one
      found?.focus({ preventScroll: true });
    };
  }
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function hasRing(element: HTMLElement): boolean {
  return element.dataset.quiet === undefined && element.matches(":focus-visible");
}

/** Draw no ring around the focused element until a key is pressed or the focus goes elsewhere. */
function hideRing(element: HTMLElement): void {
  element.dataset.quiet = "";
  const show = () => {
    delete element.dataset.quiet;
    element.removeEventListener("blur", show);
    removeEventListener("keydown", show, true);
  };
  element.addEventListener("blur", show);
  addEventListener("keydown", show, true);
}
