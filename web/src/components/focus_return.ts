/** What had the focus when each dialog opened. */
const openers = new WeakMap<Element, Element>();

/** Remember what has the focus, to give it back when the dialog is gone. */
export function rememberOpener(dialog: HTMLElement): void {
  const opener = document.activeElement;
  if (opener && opener !== document.body) openers.set(dialog, opener);
}

/**
 * Give the focus back to what opened a dialog, unless something else has taken it in the meantime.
 * A dialog that was opened from another one, which is gone too, gives it to the opener of that one.
 */
export function returnFocus(dialog: HTMLElement): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !dialog.contains(focused)) return;
  const opener = survivingOpener(dialog);
  if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus({ preventScroll: true });
}

function survivingOpener(dialog: Element): Element | undefined {
  const opener = openers.get(dialog);
  if (!opener || opener.isConnected) return opener;
  const outer = opener.closest("dialog");
  return outer && outer !== dialog ? survivingOpener(outer) : undefined;
}
