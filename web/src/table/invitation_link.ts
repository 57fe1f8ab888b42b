import { post } from "../service/http/http";
import type { Invitation, TableInfo } from "../wire/service";

/** The address of an invitation; it names the game, because everything else is shown only to people who are let in. */
export function invitationAddress(table: Pick<TableInfo, "id" | "game">, code: string, isToWatch = false): string {
  const query = new URLSearchParams({ game: table.game, code, ...(isToWatch ? { watch: "1" } : {}) });
  return `${location.origin}/join/${table.id}?${query.toString()}`;
}

/**
 * An address that opens the table for whoever gets it: of a private table an invitation to watch, which only its people
 * can issue; undefined for everybody else.
 */
export async function linkToShare(table: TableInfo): Promise<string | undefined> {
  if (table.public) return `${location.origin}/table/${table.id}`;
  if (!table.is_creator && !table.seats.some((seat) => seat.is_you)) return undefined;
  const { code } = await post<Invitation>(`/api/tables/${table.id}/invitations`, {}, { isRepeatable: true });
  return invitationAddress(table, code, true);
}
