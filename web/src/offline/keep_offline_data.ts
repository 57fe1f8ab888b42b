import { hasOwnBoard } from "../boards/board_registry";
import { translations } from "../texts/translations.svelte";
import { preferences } from "../settings/preferences.svelte";
import { session } from "../service/account/session.svelte";
import { personalStorage } from "../service/storage";
import type { SeatFeed } from "../service/feed/seat_feed_contract";
import { ignoreBlockedStorage, PositionKeeper } from "./position_keeper";
import { tableStore } from "./table_store";
import { mayBeStored, tableToStore } from "./stored_table";
import { forgetVisits, hasWorker, visitGame } from "./service_worker_client";

const keeper = new PositionKeeper(tableStore);
addEventListener("pagehide", () => keeper.flush());
document.addEventListener("visibilitychange", () => document.hidden && keeper.flush());

let visitedTable = "";

/** Keep the present position of a table if it may be kept on this device, or remove what was kept of it. */
export function keepPosition(feed: SeatFeed | undefined): void {
  const { info, update, outlined } = feed ?? {};
  if (!feed || !info || !update) return;
  if (visitedTable !== feed.table) visitGame(info.game, info.edition, translations.language);
  visitedTable = feed.table;
  if (!mayBeStored(info, feed.seat, preferences.isSharedDevice)) return keeper.drop(feed.table);
  const canBeShown = outlined !== undefined || hasOwnBoard(info.game);
  const stored = session.me && tableToStore(feed, session.me, Date.now());
  if (stored && canBeShown && hasWorker()) keeper.keep(stored);
}

/**
 * What is kept belongs to the person who is signed in; it goes when nobody is, and when it is somebody else. Of tables
 * nothing is kept where this device is shared.
 */
export function giveKeptDataTo(person: string | undefined, isSharedDevice: boolean): void {
  personalStorage.belongTo(person);
  if (person === undefined) forgetVisits();
  tableStore.belongTo(isSharedDevice ? undefined : person).catch(ignoreBlockedStorage);
}

/** Remove everything of the owner from this device; it is theirs to fill again. */
export async function removeOfflineData(): Promise<void> {
  forgetVisits();
  personalStorage.clear();
  const tables = await tableStore.list();
  await Promise.all(tables.map(({ table }) => tableStore.remove(table)));
}
