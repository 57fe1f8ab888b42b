import { reuseUnchanged } from "../../service/feed/structural_sharing";
import type { WireMove } from "../../wire/service";

/** A move as it is seen from one of its ends. */
export interface End {
  readonly move: WireMove;
  readonly place: string;
  /** Where the other end is. */
  readonly other: string;
  /** The seat that the place belongs to, and the way from there: `die`, `own` and `3` for `seat/1/die/own/3`. */
  readonly seat: number | undefined;
  readonly path: readonly string[];
  /** What is moved, as it is here: the piece `building/mill` is of the kind `building`. */
  readonly what: string;
  readonly kind: string;
  readonly id: string;
  /** How many arrive here; negative if they leave. */
  readonly n: number;
}

/** The seat that a place belongs to: `seat/1/hand` is at the second. */
export function seatOf(place: string): number | undefined {
  const [area, seat] = place.split("/");
  return area === "seat" ? Number(seat) : undefined;
}

function endOf(move: WireMove, place: string, other: string, what: string, n: number): End {
  const seat = seatOf(place);
  const path = place.split("/").slice(seat === undefined ? 0 : 2);
  const [kind = "", id = ""] = what.split("/");
  return { move, place, other, seat, path, what, kind, id, n };
}

/** Both ends of each move, in the order in which they change a position: pieces leave before they arrive. */
export function endsOf(moves: readonly WireMove[]): End[] {
  return moves.flatMap((move) => {
    const { from, to, what, into = what, n } = move;
    return [endOf(move, from, to, what, -n), endOf(move, to, from, into, n)];
  });
}

/** A view with a change, which leaves the view as it is; what has not changed is shared by both. */
export function changedCopy<V>(view: V, change: (copy: V) => void): V {
  const copy = JSON.parse(JSON.stringify(view)) as V; // equal parts of a view may be one object, those of the copy never
  change(copy);
  return reuseUnchanged(view, copy);
}
