import type { MarkedPlaces } from "../review/board_marks";
import type { ShownPositionInfo, WireAction } from "../wire/service";

/** Where an answer is given: the first of its places; the others are what it is given with. */
const target = ({ places = [] }: WireAction) => places.slice(0, 1);

/**
 * What is ringed on the board of a position: where its rule allows something, where it refuses something, and what else
 * is pointed out. A place where one answer is allowed and another refused is only pointed out: words tell them apart.
 */
export function positionMarks(
  { allowed, refused, light }: Pick<ShownPositionInfo, "allowed" | "refused" | "light">,
  label: { allowed: string; refused: string },
): MarkedPlaces[] {
  const can = new Set(allowed.flatMap(target));
  const cannot = new Set(refused.flatMap(({ action }) => target(action)));
  const rest = light.filter((place) => can.has(place) === cannot.has(place));
  return [
    ...marksOf(can, cannot, "better", label.allowed),
    ...marksOf(cannot, can, "made", label.refused),
    ...(rest.length ? [{ kind: "luck" as const, label: "", places: rest }] : []),
  ];
}

function marksOf(own: Set<string>, others: Set<string>, kind: "better" | "made", label: string): MarkedPlaces[] {
  return [...own].filter((place) => !others.has(place)).map((place) => ({ kind, label, places: [place] }));
}
