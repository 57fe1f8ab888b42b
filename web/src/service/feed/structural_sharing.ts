/**
 * Returns `after` with every unchanged part replaced by the same object from `before`. Whatever compares by identity
 * (every list and every derived value of a board) can then tell at once what has not changed.
 */
export function reuseUnchanged<T>(before: unknown, after: T): T {
  if (before === after || typeof before !== "object" || typeof after !== "object" || !before || !after) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  return (
    Array.isArray(after) ? reuseItems(before as unknown[], after) : reuseFields(before as Fields, after as Fields)
  ) as T;
}

type Fields = Record<string, unknown>;

function reuseItems(before: unknown[], after: unknown[]): unknown[] {
  const shared = after.map((item, n) => reuseUnchanged(before[n], item));
  return before.length === shared.length && shared.every((item, n) => item === before[n]) ? before : shared;
}

function reuseFields(before: Fields, after: Fields): Fields {
  const names = Object.keys(after);
  const shared = Object.fromEntries(names.map((name) => [name, reuseUnchanged(before[name], after[name])]));
  const isSame =
    Object.keys(before).length === names.length &&
    names.every((name) => name in before && shared[name] === before[name]);
  return isSame ? before : shared;
}
