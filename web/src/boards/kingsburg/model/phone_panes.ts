/** The parts of the table that a phone shows one at a time. */
export const PANES = ["court", "province", "players"] as const;
export type Pane = (typeof PANES)[number];
/** The texts that name the panes. */
export const PANE_NAMES: Record<Pane, string> = {
  court: "kingsburg-outline-court",
  province: "web-kingsburg-province",
  players: "web-players",
};

/** The pane that has a place; dice and goods are always in view. */
export function paneOf(place: string): Pane | undefined {
  if (place.startsWith("advisor/")) return "court";
  if (/^my\/building\//.test(place)) return "province";
  return place.startsWith("enemy") ? "players" : undefined;
}

/** The panes that have some places. */
export function panesOf(places: readonly string[]): Pane[] {
  return [...new Set(places.flatMap((place) => paneOf(place) ?? []))];
}

/** The pane that most of the places of a question are in. */
export function paneOfMost(places: readonly string[]): Pane | undefined {
  const counts = new Map<Pane, number>();
  for (const pane of places.map(paneOf)) if (pane) counts.set(pane, (counts.get(pane) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
