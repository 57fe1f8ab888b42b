import { toasts } from "../parts/toast.svelte";
import { botTable, createTable, session } from "../service/session.svelte";
import { router } from "../shell/router.svelte";
import { say } from "../texts/words.svelte";
import type { GameInfo } from "../wire/service";

export const LEVEL = "greedy";

/** A name for somebody who has not said one. */
export function guestName(): string {
  return say("web-guest", { n: 10 + Math.floor(Math.random() * 90) });
}

/** One click: a guest if need be, a table with bots, and there. */
export async function playNow(game: GameInfo): Promise<void> {
  try {
    await session.ensure(guestName());
    const level = game.bots.includes(LEVEL) ? LEVEL : (game.bots[0] ?? "");
    const table = await createTable({ game: game.id, seats: botTable(game, level), public: false });
    router.go(`/table/${table.id}`);
  } catch (error) {
    toasts.blame(error);
  }
}

/** `2–5`, or a single number. */
export function seatRange(game: GameInfo): string {
  const least = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  return least === most ? `${least}` : `${least}–${most}`;
}
