/** The parts of the board between which a phone switches. */
export const PANES = ["court", "piles", "mine", "rivals"] as const;
export type Pane = (typeof PANES)[number];

/** The pane that shows a place. */
export function paneOf(place: string): Pane {
  if (/^(hand|characters)(\/|$)/.test(place) || /^(seat\/\d+|my)\/character(\/|$)/.test(place)) return "court";
  if (/^(pile|supply|look)(\/|$)/.test(place)) return "piles";
  return /^(my|ability)(\/|$)/.test(place) ? "mine" : "rivals";
}

/** The panes of some places, in the order of the question's answers. */
export function paneOfPlaces(places: readonly string[]): Pane[] {
  return [...new Set(places.map(paneOf))];
}
