import { toasts } from "../components/toasts.svelte";
import { BOT_NAMES } from "../home/bot_seats";
import { guestName } from "../service/account/random_guest_name";
import { session } from "../service/account/session.svelte";
import { post } from "../service/http/http";
import { randomId } from "../service/random_id";
import { router } from "../shell/router.svelte";
import type { GamePractice, RulePractice, TableInfo } from "../wire/service";

/** Where a practice game begins: after an entry of a finished game, or in a position that shows a rule. */
export type PracticeOrigin = { table: string; n: number } | { game: string; position: string };

/** Who plays: the level of the bots, and my seat where there is a choice. */
export interface PracticeWish {
  level: string;
  seat?: number | undefined;
}

/** Make a practice table and go there. A guest is created if needed. */
export async function beginPractice(origin: PracticeOrigin, wish: PracticeWish): Promise<void> {
  try {
    await session.ensure(guestName());
    const { path, body } = practiceRequest(origin, wish);
    // by its id the service knows a request whose answer was lost
    const sent = { ...body, names: BOT_NAMES, id: randomId(), nonce: randomId() };
    const table = await post<TableInfo>(path, sent, { isRepeatable: true });
    router.go(`/table/${table.id}`);
  } catch (error) {
    toasts.showError(error);
  }
}

export function practiceRequest(
  origin: PracticeOrigin,
  { level, seat }: PracticeWish,
): { path: string; body: GamePractice | RulePractice } {
  if ("position" in origin)
    return { path: `/api/games/${origin.game}/positions/${origin.position}/practice`, body: { level } };
  const mine = seat === undefined ? {} : { seat };
  return { path: `/api/tables/${origin.table}/practice`, body: { n: origin.n, level, ...mine } };
}
