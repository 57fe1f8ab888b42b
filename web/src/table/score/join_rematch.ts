import { toasts } from "../../components/toasts.svelte";
import { post } from "../../service/http/http";
import { joinTable } from "../../service/create_and_join_table";
import { router } from "../../shell/router.svelte";
import type { TableInfo } from "../../wire/service";

/** Propose a rematch of a finished table, or join the one that somebody else has proposed. */
export async function joinRematch(table: string): Promise<void> {
  try {
    const next = await post<TableInfo>(`/api/tables/${table}/rematch`, undefined, { isRepeatable: true });
    const ready = next.status === "open" ? await joinTable(next.id, {}) : next;
    router.go(`/table/${ready.id}`);
  } catch (error) {
    toasts.showError(error);
  }
}
