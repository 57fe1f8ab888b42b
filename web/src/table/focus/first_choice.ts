import type { Play } from "../play.svelte";
import { focusableOf } from "./focusable";

/** The first thing on the board that can be chosen now. */
export function firstChoice(play: Play): HTMLElement | undefined {
  if (!play.canChoose) return undefined;
  const places = (play.decision?.actions ?? []).flatMap((action) => action.places ?? []);
  for (const place of places) {
    const found = focusableOf(play.places.exactly(place));
    if (found) return found;
  }
  return undefined;
}
