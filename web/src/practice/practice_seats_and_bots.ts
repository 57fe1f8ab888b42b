import { byStrength } from "../components/bot_levels";
import type { TableInfo } from "../wire/service";

/** The gentlest of the bots that think; a game may have others only. */
const GENTLEST = "squire";

/** A seat that can be played on. */
export interface PracticeSeat {
  name: string;
  isYou: boolean;
}

/** The seats of a finished game. */
export function seatsOf(info: TableInfo): PracticeSeat[] {
  return info.seats.map(({ name, level, is_you = false }, n) => ({ name: name || level || `${n + 1}`, isYou: is_you }));
}

/** My own seat, if I have several the one that is asked; else the one that is looked through, or that is asked. */
export function usualSeat(seats: readonly PracticeSeat[], asked: readonly number[], looked?: number): number {
  const own = seats.flatMap(({ isYou }, n) => (isYou ? [n] : []));
  return own.find((n) => asked.includes(n)) ?? own[0] ?? looked ?? asked[0] ?? 0;
}

/** The level that is proposed. */
export function gentlestLevel(levels: readonly string[]): string {
  return levels.includes(GENTLEST) ? GENTLEST : (byStrength(levels)[0] ?? "");
}
