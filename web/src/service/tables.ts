import type { Joining, NewTable, TableInfo } from "../wire/service";
import { post } from "./http";
import { randomId } from "./random_id";

/** Create a table and take a seat at it. */
export async function createTable(request: NewTable): Promise<TableInfo> {
  const created = await post<TableInfo>("/api/tables", request);
  return joinTable(created.id, {});
}

export async function joinTable(table: string, request: Partial<Joining>): Promise<TableInfo> {
  return post<TableInfo>(`/api/tables/${table}/join`, { nonce: randomId(), ...request });
}
