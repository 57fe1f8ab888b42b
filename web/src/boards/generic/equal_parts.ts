/** Merge equal items and count them. */
export function groupEqual<T>(items: readonly T[], nameOf: (item: T) => string): { item: T; n: number }[] {
  const found = new Map<string, { item: T; n: number }>();
  for (const item of items) {
    const name = nameOf(item);
    const known = found.get(name);
    if (known) known.n += 1;
    else found.set(name, { item, n: 1 });
  }
  return [...found.values()];
}
