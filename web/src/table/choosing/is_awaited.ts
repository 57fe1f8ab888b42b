import type { SeatFeed } from "../../service/feed/seat_feed";

/** Whether a live table is waiting for an answer of a seat. */
export function isAwaited({ isLive, asked, chosen }: SeatFeed, seat: number | null): boolean {
  return isLive && seat !== null && asked.includes(seat) && !chosen.includes(seat);
}
