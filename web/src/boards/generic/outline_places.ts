import { placeNames } from "../../table/places/place_names";
import type { Outline, WireAction } from "../../wire/service";

/** The seat whose area a part is, including what only one player can see. */
export function ownerOf(part: Outline, seat: number | null): number | undefined {
  if (part.place === "my" || part.place === "hand" || part.place.startsWith("my/")) return seat ?? undefined;
  const [, found] = /^seat\/(\d+)$/.exec(part.place) ?? [];
  return found === undefined ? undefined : Number(found);
}

/** Whether a place lies before another player than the viewer. */
export function isRivals(place: string, seat: number | null): boolean {
  const [, found] = /^seat\/(\d+)/.exec(place) ?? [];
  return found !== undefined && Number(found) !== seat;
}

export function placesIn(part: Outline): string[] {
  return [part.place, ...(part.inside ?? []).flatMap(placesIn)];
}

/** The actions whose places the outline does not show. */
export function unplacedActions(actions: readonly WireAction[], outline: Outline, seat: number | null): WireAction[] {
  const places = new Set(placesIn(outline).flatMap((place) => placeNames(place, seat)));
  return actions.filter((action) => action.places?.length && !action.places.some((place) => places.has(place)));
}
