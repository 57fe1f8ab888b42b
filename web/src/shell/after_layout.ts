const waiting = new Set<() => unknown>();

/**
 * Run `work` when the browser has laid out the page, so that measuring and focusing do not force a layout of their own.
 * It measures, and may return a function that changes the page: all that waits measures first, then all changes are made.
 * Returns what cancels it.
 */
export function afterLayout(work: () => unknown): () => void {
  if (waiting.size === 0) schedule();
  waiting.add(work);
  return () => waiting.delete(work);
}

function schedule(): void {
  // A frame's callbacks run before its layout, the next task after it. A hidden page has no frames.
  if (document.hidden) setTimeout(runAll);
  else requestAnimationFrame(() => setTimeout(runAll));
}

function runAll(): void {
  const all = [...waiting];
  waiting.clear();
  const changes = all.map((work) => work());
  for (const change of changes) if (typeof change === "function") change();
}
