import type { SeatFeed, SeenUpdate } from "../service/feed/seat_feed_contract";
import type { Me, Outline, SeatInfo, TableInfo } from "../wire/service";

/** The last position of a table as one person saw it, kept on the device to be read without a connection. */
export interface StoredTable {
  table: string;
  /** The person it belongs to. */
  person: string;
  seat: number;
  /** Milliseconds since 1970. */
  savedAt: number;
  info: TableInfo;
  /** Without a question, because nothing can be answered. */
  update: SeenUpdate;
  /** For the generic board, which draws the outline. */
  outline?: Outline | undefined;
}

/** Whether a table may be kept at all: not if several people use this device, and not if it could not be shown. */
export function mayBeStored(info: TableInfo, seat: number | null, isSharedDevice: boolean): boolean {
  if (seat === null || isSharedDevice || isPassedAround(info.seats)) return false;
  // what is printed on the table's own components belongs to the table, so no worker keeps it
  return !info.own_components;
}

/** Several people take turns at this device. */
function isPassedAround(seats: readonly SeatInfo[]): boolean {
  return seats.some((seat) => seat.on_device) || seats.filter((seat) => seat.is_you).length > 1;
}

/** What to keep of a table at present. */
export function tableToStore(
  { table, seat, info, update, outlined }: Pick<SeatFeed, "table" | "seat" | "info" | "update" | "outlined">,
  me: Pick<Me, "id">,
  now: number,
): StoredTable | undefined {
  if (!info || !update || seat === null) return undefined;
  const read = { ...update, decision: null, posed: null, can_undo: false, entries: [] };
  return { table, person: me.id, seat, savedAt: now, info, update: read, outline: outlined };
}
