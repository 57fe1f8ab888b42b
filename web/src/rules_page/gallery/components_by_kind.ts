import type { RuleInfo } from "../../wire/service";
import { isReconstructed } from "./count_printed_values";

/** Components of one kind, in the order of the box. */
export interface ComponentsOfKind {
  /** Empty for a game that does not name the kinds of its components. */
  kind: string;
  components: RuleInfo[];
}

/** All components by kind. The rule of a name that several cards share has no kind, and is not shown beside them. */
export function componentsByKind(rules: readonly RuleInfo[]): ComponentsOfKind[] {
  const kinds = new Map<string, RuleInfo[]>();
  for (const rule of rules) {
    if (!rule.component) continue;
    const { kind = "" } = rule;
    kinds.set(kind, [...(kinds.get(kind) ?? []), rule]);
  }
  if (kinds.size > 1) kinds.delete("");
  return [...kinds].map(([kind, components]) => ({ kind, components }));
}

/** What is looked for. */
export interface ComponentFilter {
  /** Empty for all kinds. */
  kind: string;
  isOnlyReconstructed: boolean;
  /** Whether the name of a component is looked for. */
  isNamed: (component: RuleInfo) => boolean;
}

/** The kinds that have something of what is looked for, with that alone. */
export function foundComponents(all: readonly ComponentsOfKind[], filter: ComponentFilter): ComponentsOfKind[] {
  const isFound = (component: RuleInfo) =>
    (!filter.isOnlyReconstructed || isReconstructed(component)) && filter.isNamed(component);
  return all
    .filter(({ kind }) => !filter.kind || kind === filter.kind)
    .map(({ kind, components }) => ({ kind, components: components.filter(isFound) }))
    .filter(({ components }) => components.length);
}
