import { movesOf } from "../../../table/playback/flying_pieces";
import type { Play } from "../../../table/play.svelte";
import type { RoyalsView } from "../../../wire/royals";
import type { WireMove } from "../../../wire/service";

/** What has moved since my last answer, as far as it was told; the board marks it quietly. */
export class RecentMoves {
  private moves = $state.raw<WireMove[]>([]);

  constructor(private readonly play: Play<RoyalsView>) {}

  private readonly places = $derived.by(() => {
    const { isOn, steps, at } = this.play.telling;
    const told = isOn ? steps.slice(0, at + 1).flatMap(({ line }) => line.event.moves ?? []) : this.moves;
    return markedPlaces(told, this.play.seat);
  });

  has(place: string): boolean {
    return this.places.has(place);
  }

  /** Follow the table; returns what ends that. */
  start(): () => void {
    return this.play.onUpdate(({ fresh, isRewound }) => {
      const isUndone = isRewound || fresh.some((entry) => typeof entry.undo === "number");
      const isMine = fresh.some((entry) => entry.seat === this.play.seat && typeof entry.do === "string");
      this.moves = isUndone ? [] : [...(isMine ? [] : this.moves), ...movesOf(fresh)];
    });
  }

  /** My answer is on its way: what was before it is no news any more. */
  forget(): void {
    this.moves = [];
  }
}

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
