import { toasts } from "../components/toasts.svelte";
import { guestName } from "../service/account/guest_name";
import { session } from "../service/account/session.svelte";
import { createTable } from "../service/tables";
import { router } from "../shell/router.svelte";
import type { GameInfo } from "../wire/service";
import { DEFAULT_BOT_LEVEL, seatsWithBots } from "./bot_seats";

/** Start a game against bots with one click: create a guest if needed, create the table and open it. */
export async function playNow(game: GameInfo): Promise<void> {
  try {
    await session.ensure(guestName());
    const level = game.bots.includes(DEFAULT_BOT_LEVEL) ? DEFAULT_BOT_LEVEL : (game.bots[0] ?? "");
    const table = await createTable({ game: game.id, seats: seatsWithBots(game, level), public: false });
    router.go(`/table/${table.id}`);
  } catch (error) {
    toasts.showError(error);
  }
}
