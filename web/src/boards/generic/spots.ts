import type { Outline, RuleInfo, WireAction, WirePhrase } from "../../wire/service";

/** The names that a place goes by: a player's own places are `my/…` and `seat/<n>/…`. */
export function namesOf(place: string, seat: number | null): string[] {
  if (seat === null) return [place];
  const own = `seat/${seat}`;
  if (place === own || place.startsWith(`${own}/`)) return [place, `my${place.slice(own.length)}`];
  if (place === "my" || place.startsWith("my/")) return [place, `${own}${place.slice(2)}`];
  return [place];
}

/** Whose area a part is; what a player alone holds is theirs too. */
export function houseOf(part: Outline, seat: number | null): number | undefined {
  if (part.place === "my" || part.place === "hand" || part.place.startsWith("my/")) return seat ?? undefined;
  const [, found] = /^seat\/(\d+)$/.exec(part.place) ?? [];
  return found === undefined ? undefined : Number(found);
}

export function placesIn(part: Outline): string[] {
  return [part.place, ...(part.inside ?? []).flatMap(placesIn)];
}

/** Answers that point at nothing the outline shows. */
export function looseOf(actions: readonly WireAction[], outline: Outline, seat: number | null): WireAction[] {
  const places = new Set(placesIn(outline).flatMap((place) => namesOf(place, seat)));
  return actions.filter((action) => action.places?.length && !action.places.some((place) => places.has(place)));
}

/** The component that a part is or speaks of: it has a rule. */
export function ruleFor(part: Outline, rules: ReadonlyMap<string, RuleInfo>): RuleInfo | undefined {
  const spoken = Object.values(part.text.args ?? {}).filter((value): value is WirePhrase => typeof value === "object" && "key" in value);
  for (const phrase of [part.text, ...spoken]) {
    const found = rules.get(phrase.key);
    if (found) return found;
  }
  return undefined;
}

/** Rules of components by the message that names the component. */
export function componentRules(rules: readonly RuleInfo[]): Map<string, RuleInfo> {
  return new Map(rules.filter((rule) => rule.component).map((rule) => [rule.text.key.split(".")[0] ?? "", rule]));
}
