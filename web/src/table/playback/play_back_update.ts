import type { FeedUpdate, SeatFeed } from "../../service/feed/seat_feed_contract";
import { monotoneNow } from "../../service/clock";
import { preferences } from "../../settings/preferences.svelte";
import type { View } from "../../wire/service";
import type { Guide } from "../choosing/choice_guide_contract";
import type { Playback } from "./playback.svelte";
import { lastEntryOf, playbackSteps, type MovedView } from "./playback_steps";

const SHORT_TIME = 3600; // seconds; whoever has less should not have to watch

/** Whether my clock runs and could run out while I watch. */
export function isShortOfTime(feed: SeatFeed): boolean {
  const { clock, clockAt, seat } = feed;
  if (!clock || seat === null || !clock.running.includes(seat)) return false;
  return (clock.left[seat] ?? Infinity) - (monotoneNow() - clockAt) / 1000 < SHORT_TIME;
}

/** How a table tells: what its board shows of an event, and the tutor of a lesson. */
export interface PlaybackWish {
  readonly movedView: MovedView | undefined;
  readonly guide: Guide | undefined;
}

/** Tell what an update brought, or keep it for later if nobody can or wants to watch now. */
export function playBackUpdate(
  telling: Playback,
  feed: SeatFeed,
  before: View | undefined,
  { steps, fresh, isRewound }: FeedUpdate,
  { movedView, guide }: PlaybackWish,
): void {
  if (isRewound || fresh.some((entry) => typeof entry.undo === "number")) return telling.keep([]);
  if (before === undefined || steps.length === 0) return;
  const all = playbackSteps(before, steps, feed.seat, movedView);
  const told = guide?.hasJumped ? lastEntryOf(all) : all;
  if (told.length === 0) return;
  const isWatched = preferences.pace !== "at-once" && !document.hidden && !isShortOfTime(feed);
  if (isWatched) telling.tell(told);
  else telling.keep(told);
}
