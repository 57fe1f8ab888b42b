import type { PlaybackStep } from "../../../table/playback/playback_steps";
import type { WireMove } from "../../../wire/service";
import type { PrintedBox } from "./printed_box";

/** The country in which something moved; where it arrives matters most. */
export function countryOfMoves(moves: readonly WireMove[], box: PrintedBox): string | undefined {
  for (const place of moves.flatMap(({ from, to }) => [to, from])) {
    const found = box.countryOf(place);
    if (found) return found;
  }
  return undefined;
}

/** The last country that was told of up to step `at`, and the step that told of it. */
export function toldCountry(
  steps: readonly PlaybackStep[],
  at: number,
  box: PrintedBox,
): { id: string; step: number } | undefined {
  for (let step = Math.min(at, steps.length - 1); step >= 0; step -= 1) {
    const id = countryOfMoves(steps[step]?.line.event.moves ?? [], box);
    if (id) return { id, step };
  }
  return undefined;
}
