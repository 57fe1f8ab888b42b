/** Mark the things that a step is about, so that only they are gold; returns what takes the marks away. */
export function markAwaited(elements: readonly HTMLElement[]): () => void {
  const { classList } = document.body;
  for (const one of elements) one.dataset.awaited = "";
  classList.add("one-lit");
  return () => {
    for (const one of elements) delete one.dataset.awaited;
    classList.remove("one-lit");
  };
}
