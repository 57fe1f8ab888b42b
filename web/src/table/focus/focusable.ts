const FOCUSABLE = "button:not(:disabled), a[href], input:not(:disabled), [tabindex]";

/** What takes the focus for an element: itself, a control in it, or the control it lies in. */
export function focusableOf(element: HTMLElement | undefined): HTMLElement | undefined {
  if (!element || element.matches(FOCUSABLE)) return element;
  const inside = element.querySelector<HTMLElement>("button:not(:disabled)");
  return inside ?? element.closest<HTMLElement>("button:not(:disabled)") ?? undefined;
}

export function canHaveFocus(element: HTMLElement): boolean {
  return element.isConnected && element.matches(FOCUSABLE) && !element.closest("[inert]");
}
