/** An arc from a robber to a victim: it leaves and ends at `low` and is bent towards `high`. */
export interface Arc {
  from: number;
  end: number;
  low: number;
  high: number;
}

interface Spot {
  x: number;
  y: number;
}

const WIDTH = 34; // of a crest with its question mark
const STEPS = [0.5, 0.36, 0.64, 0.26, 0.74];

/** A point of the arc, a cubic curve, from 0 to 1. */
function spotOn({ from, end, low, high }: Arc, t: number): Spot {
  const rest = 1 - t;
  const first = rest ** 3 + 3 * rest ** 2 * t;
  const ends = rest ** 3 + t ** 3;
  return { x: from * first + end * (1 - first), y: low * ends + high * (1 - ends) };
}

/** Where the crest of each arc lies: in its middle, or beside it if another crest is there already. */
export function crestSpots(arcs: readonly Arc[]): Spot[] {
  const found: Spot[] = [];
  for (const arc of arcs) {
    const spots = STEPS.map((t) => spotOn(arc, t));
    const free = spots.find(({ x }) => found.every((one) => Math.abs(one.x - x) >= WIDTH));
    found.push(free ?? spots[0] ?? { x: arc.from, y: arc.high });
  }
  return found;
}
