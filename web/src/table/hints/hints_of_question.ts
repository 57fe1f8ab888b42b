import type { Hint, Hints, TableInfo, WireAction, WirePhrase } from "../../wire/service";

/** Whether nobody but me is a person and no tutor leads me: then I may be told what I could do. */
export function mayBeAdvised(info: TableInfo | undefined, seat: number | null): boolean {
  if (!info || seat === null || info.seats.length < 2) return false;
  if (info.lesson && info.lesson.waits_for !== "done") return false;
  return info.seats.every((one, n) => n === seat || !!one.bot);
}

/** The name of the question that follows some actions, at one position of the table. */
export function questionName(n: number, actions: readonly WireAction[]): string {
  return [n, ...actions.map((action) => action.text)].join("\n");
}

/** All places that some hints are about, each once. */
export function placesOf(hints: readonly Hint[]): string[] {
  return [...new Set(hints.flatMap((hint) => hint.places ?? []))];
}

/** What speaks for a hint, in the order in which it is said. */
export function reasonsOf({ terms, printed, why }: Hint): WirePhrase[] {
  return [terms, printed, why].filter((one) => one != null);
}

/** What speaks against the steps that are chosen, each sentence once; `known` has the answers of the service. */
export function warningsOf(
  n: number,
  staged: readonly WireAction[],
  known: ReadonlyMap<string, Hints>,
): readonly WirePhrase[] {
  const found = staged.flatMap((action, step) => {
    const warned = known.get(questionName(n, staged.slice(0, step)))?.warnings ?? [];
    return warned.find((one) => one.action === action.text)?.texts ?? [];
  });
  return found.filter((text, at) => found.findIndex((other) => other.key === text.key) === at);
}
