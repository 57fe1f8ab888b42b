import type { WireAction } from "../../wire/service";

/** The actions by the places they refer to. */
export function actionsByPlace(actions: readonly WireAction[]): Map<string, WireAction[]> {
  const found = new Map<string, WireAction[]>();
  for (const action of actions) {
    for (const place of new Set(action.places ?? [])) found.set(place, [...(found.get(place) ?? []), action]);
  }
  return found;
}
