import { PastPositions } from "../../service/feed/past_positions";
import type { SeenUpdate, UpdateStep } from "../../service/feed/seat_feed_contract";
import { preferences } from "../../settings/preferences.svelte";
import type { Play } from "../play.svelte";
import { isShortOfTime } from "./play_back_update";
import { playbackSteps } from "./playback_steps";
import { personalStorage } from "../../service/storage";

const MOST = 60; // entries; who was away longer reads the log

/** Tell what happened after entry `seen`, which this device has shown; the log has the rest. */
export async function playBackMissed(play: Play, seen: number): Promise<void> {
  const { feed } = play;
  const last = feed.update?.n ?? 0;
  const from = Math.max(seen, last - MOST);
  const positions = new PastPositions(play.table, play.seat, last);
  const before = await positions.at(from);
  const after = await positionsUpTo(positions, from, last);
  if (feed.update?.n !== last) return; // something newer is told by now
  const steps: UpdateStep[] = after.map(({ n, view, entries }) => ({ n, view, entry: entries[0] }));
  const told = playbackSteps(before.view, steps, play.seat, play.movedView);
  const isWatched = preferences.pace !== "at-once" && !isShortOfTime(feed);
  if (isWatched) play.telling.tell(told);
  else play.telling.keep(told);
}

async function positionsUpTo(positions: PastPositions, from: number, last: number): Promise<SeenUpdate[]> {
  const found: SeenUpdate[] = [];
  for (let n = from + 1; n <= last; n += 1) found.push(await positions.at(n, n - 1));
  return found;
}

const PREFIX = "seen-";

/** The number of the last log entry of a table that this person has been shown on this device; 0 if none. */
export function lastSeen(table: string): number {
  return Number(personalStorage.get(PREFIX + table) ?? 0);
}

export function saveLastSeen(table: string, n: number): void {
  if (!document.hidden) personalStorage.set(PREFIX + table, String(n));
}
