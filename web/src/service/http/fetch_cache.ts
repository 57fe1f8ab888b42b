/** Keeps what was fetched under its key; what has failed is forgotten, so that the next request tries again. */
export class FetchCache<T> {
  private readonly kept = new Map<string, Promise<T>>();

  constructor(private readonly mostKept = Number.POSITIVE_INFINITY) {}

  /** Return what is kept under a key, or fetch it. */
  get(key: string, fetch: () => Promise<T>): Promise<T> {
    const known = this.kept.get(key);
    if (known) return known;
    const asked = fetch();
    this.kept.set(key, asked);
    asked.catch(() => {
      if (this.kept.get(key) === asked) this.kept.delete(key);
    });
    this.dropOldest();
    return asked;
  }

  clear(): void {
    this.kept.clear();
  }

  private dropOldest(): void {
    const oldest = this.kept.keys().next().value;
    if (this.kept.size > this.mostKept && oldest !== undefined) this.kept.delete(oldest);
  }
}
