/**
 * What came anew, with every part that did not change taken from what was there before: whoever compares by identity
 * (and so every list and every derived value of a board) sees at once what is still the same.
 */
export function share<T>(before: unknown, after: T): T {
  if (before === after || typeof before !== "object" || typeof after !== "object" || !before || !after) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  return (Array.isArray(after) ? shareList(before as unknown[], after) : shareRecord(before as Fields, after as Fields)) as T;
}

type Fields = Record<string, unknown>;

function shareList(before: unknown[], after: unknown[]): unknown[] {
  const shared = after.map((item, n) => share(before[n], item));
  return before.length === shared.length && shared.every((item, n) => item === before[n]) ? before : shared;
}

function shareRecord(before: Fields, after: Fields): Fields {
  const names = Object.keys(after);
  const shared = Object.fromEntries(names.map((name) => [name, share(before[name], after[name])]));
  const isSame = Object.keys(before).length === names.length && names.every((name) => name in before && shared[name] === before[name]);
  return isSame ? before : shared;
}
