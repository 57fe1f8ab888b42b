import { focusableOf } from "../focus/focusable";

const TYPING = "input, textarea, select";

/** Give a lit thing the focus, even if it takes none by itself; Enter then looks at it. Returns what makes it as it was. */
export function focusLit(element: HTMLElement): () => void {
  const target = focusableOf(element) ?? element;
  const isMade = target === element && !element.matches("button, a[href], input, [tabindex]");
  if (isMade) element.tabIndex = -1;
  target.dataset.lit = ""; // its hover card would cover what the tutor says
  if (!document.activeElement?.matches(TYPING) && !document.querySelector("dialog[open]"))
    target.focus({ preventScroll: true });
  return () => {
    delete target.dataset.lit;
    if (isMade) element.removeAttribute("tabindex");
  };
}
