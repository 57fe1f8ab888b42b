import type { Joining, NewTable, TableInfo } from "../wire/service";
import { ApiError, get, post } from "./http/http";
import { randomId } from "./random_id";

/** Create a table and take a seat at it. By its id the service knows a request whose answer was lost. */
export async function createTable(request: NewTable): Promise<TableInfo> {
  const created = await post<TableInfo>("/api/tables", { id: randomId(), ...request }, { isRepeatable: true });
  return joinTable(created.id, {});
}

export async function joinTable(table: string, request: Partial<Joining>): Promise<TableInfo> {
  try {
    const path = `/api/tables/${table}/join`;
    return await post<TableInfo>(path, { nonce: randomId(), ...request }, { isRepeatable: true });
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return seatedTable(table, error);
    throw error;
  }
}

/** A table that refused me: I may be seated already, by a request whose answer was lost. */
async function seatedTable(table: string, refusal: ApiError): Promise<TableInfo> {
  const info = await get<TableInfo>(`/api/tables/${table}`);
  if (!info.seats.some((seat) => seat.is_you)) throw refusal;
  return info;
}
