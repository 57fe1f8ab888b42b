import type { Play } from "../../table/play.svelte";
import { placeNames } from "../../table/places/place_names";
import type { WireMove } from "../../wire/service";

/** What the last told event moved; nothing once anything newer has happened, such as my own answer. */
function lastMoves({ telling, feed }: Pick<Play, "telling" | "feed">): readonly WireMove[] {
  if (telling.current) return telling.current.line.event.moves ?? [];
  const last = telling.steps.at(-1);
  if (!last || feed.entries.at(-1)?.n !== last.line.n) return [];
  return telling.steps.findLast(({ line }) => line.event.moves?.length)?.line.event.moves ?? [];
}

/** Where the pieces of the last told event came from and went, and the cards among them where they lie now. */
export function movedPlaces(play: Pick<Play, "telling" | "feed" | "seat">): ReadonlySet<string> {
  const places = lastMoves(play).flatMap(({ from, to, what, into = what }) => {
    const [, card] = into.split("/");
    return [from, to, ...(card ? [`${to}/${card}`] : [])];
  });
  return new Set(places.flatMap((place) => placeNames(place, play.seat)));
}
