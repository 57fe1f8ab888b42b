import type { WireMove } from "../../../wire/service";

/** The places that a board marks because something came there: offices, and the kinds of card in my hand. */
export function markedPlaces(moves: readonly WireMove[], seat: number | null): ReadonlySet<string> {
  const marked = new Set<string>();
  for (const { to, what, into } of moves) {
    const [area, id, spot] = to.split("/");
    const kind = (into ?? what).split("/")[1];
    if (area === "city" && spot && spot !== "banished") marked.add(to);
    if (area === "seat" && Number(id) === seat && spot === "hand" && kind) marked.add(`my/hand/${kind}`);
  }
  return marked;
}
