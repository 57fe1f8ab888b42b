/** The result of a promise, or undefined if it fails or takes longer than `limit` milliseconds. */
export function within<T>(work: Promise<T>, limit: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), limit);
    work.then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      () => {
        clearTimeout(timer);
        resolve(undefined);
      },
    );
  });
}
