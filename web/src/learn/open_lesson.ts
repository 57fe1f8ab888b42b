import { toasts } from "../components/toasts.svelte";
import { guestName } from "../service/account/random_guest_name";
import { session } from "../service/account/session.svelte";
import { ApiError, get, post } from "../service/http/http";
import { randomId } from "../service/random_id";
import { router } from "../shell/router.svelte";
import type { TableInfo } from "../wire/service";
import { FIRST } from "./course_progress";

/** Go to the table of a first game: the one where it goes on, or a new one. A guest is created if needed. */
export async function openLesson(game: string, table = ""): Promise<void> {
  try {
    await session.ensure(guestName());
    const found = table && (await isThere(table)) ? table : await newLesson(game);
    router.go(`/table/${found}`);
  } catch (error) {
    toasts.showError(error);
  }
}

/** Make and start a table that plays the first game. By its id the service knows a request whose answer was lost. */
async function newLesson(game: string): Promise<string> {
  const wish = { id: randomId(), nonce: randomId() };
  const table = await post<TableInfo>(`/api/games/${game}/lessons/${FIRST}`, wish, { isRepeatable: true });
  return table.id;
}

/** Whether a table still goes on. */
async function isThere(table: string): Promise<boolean> {
  try {
    const { status } = await get<TableInfo>(`/api/tables/${table}`);
    return status === "running" || status === "held";
  } catch (error) {
    if (error instanceof ApiError && [403, 404, 410].includes(error.status)) return false;
    throw error;
  }
}
