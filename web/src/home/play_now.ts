import { usualLevel } from "../components/bot_levels";
import { toasts } from "../components/toasts.svelte";
import { guestName } from "../service/account/random_guest_name";
import { session } from "../service/account/session.svelte";
import { createTable } from "../service/create_and_join_table";
import { router } from "../shell/router.svelte";
import type { GameInfo } from "../wire/service";
import { seatsWithBots } from "./bot_seats";

/** Start a game against bots with one click: create a guest if needed, create the table and open it. */
export async function playNow(game: GameInfo): Promise<void> {
  try {
    await session.ensure(guestName());
    const seats = seatsWithBots(game, usualLevel(game.bots));
    const table = await createTable({ game: game.id, seats, public: false, bot_pace: "human" });
    router.go(`/table/${table.id}`);
  } catch (error) {
    toasts.showError(error);
  }
}
