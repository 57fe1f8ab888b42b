import type { UpdateStep } from "../../service/feed/seat_feed_contract";
import type { View, WireMove } from "../../wire/service";
import { hasHeading, logLines, type LogLine } from "../log/log_lines";

/** Apply the moves of one event to a view; what they do not name stays as it is. */
export type MovedView<V = View> = (view: V, moves: readonly WireMove[]) => V;

/** One event, and the board as it stands when that event has been told. */
export interface PlaybackStep {
  line: LogLine;
  view: View;
}

/**
 * The events that led from one position to another, each with the view that belongs to it. The last event of an entry
 * shows a true position; before that only what the moves name has changed. What I did myself is not told: I know it.
 */
export function playbackSteps(
  before: View,
  steps: readonly UpdateStep[],
  seat: number | null,
  movedView: MovedView = (view) => view,
  isHeading = hasHeading,
): PlaybackStep[] {
  if (steps.some(({ entry }) => typeof entry?.undo === "number")) return [];
  let view = before;
  return steps.flatMap(({ entry, view: after }) => {
    const lines = entry ? logLines([entry], isHeading) : [];
    const told = lines.map((line, index) => {
      view = index === lines.length - 1 ? after : movedView(view, line.event.moves ?? []);
      return { line, view };
    });
    view = after;
    return isMyAction(entry?.seat, entry?.do, seat) ? told.slice(1) : told;
  });
}

/** What the last entry of some steps tells. */
export function lastEntryOf(steps: readonly PlaybackStep[]): PlaybackStep[] {
  return steps.filter(({ line }) => line.n === steps.at(-1)?.line.n);
}

function isMyAction(actor: number | null | undefined, action: string | null | undefined, seat: number | null): boolean {
  return typeof action === "string" && seat !== null && actor === seat;
}
