import type { PlayerView } from "../../../wire/rival_kings";

/** A pair of cards that score together, or a single card, as a column of a player's row. */
export interface RowColumn {
  key: string;
  subject?: string;
  building?: string;
  /** How the two are joined; a single card is not. */
  join: "perfect" | "colour" | "none";
  points: number;
  /** The subject at the end of the row, whose ability can be used. */
  isActive: boolean;
}

const SINGLE_POINTS = 1;

/** Take one copy of `id` out of a list; of two alike the one nearer to the end. */
function take(list: string[], id: string): void {
  const at = list.lastIndexOf(id);
  if (at >= 0) list.splice(at, 1);
}

/** The columns of a row in the order of its subjects, buildings without a subject first; the active one is last. */
export function columnsOf(player: Pick<PlayerView, "buildings" | "subjects" | "pairs">): RowColumn[] {
  const buildings = [...player.buildings];
  const pairs = [...player.pairs];
  for (const pair of pairs) take(buildings, pair.building);
  const last = player.subjects.length - 1;
  const single = { join: "none", points: SINGLE_POINTS } as const;
  const alone = buildings.map((building, n) => ({
    key: `b${String(n)}${building}`,
    building,
    isActive: false,
    ...single,
  }));
  const withSubject = player.subjects.map((subject, n): RowColumn => {
    const at = pairs.findIndex((pair) => pair.subject === subject);
    const [pair] = at < 0 ? [] : pairs.splice(at, 1);
    const head = { key: `s${String(n)}${subject}`, subject, isActive: n === last };
    if (!pair) return { ...head, ...single };
    return { ...head, building: pair.building, join: pair.perfect ? "perfect" : "colour", points: pair.points };
  });
  return [...alone, ...withSubject];
}
