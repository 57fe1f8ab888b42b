import type { SeatFeed } from "../service/feed/seat_feed_contract";
import type { Outline, Presence } from "../wire/service";
import type { StoredTable } from "./stored_table";

/** A table as it was when this device last had a connection. Nothing can be done here. */
export class StoredFeed implements SeatFeed {
  readonly isLive = false;
  readonly state = "live";
  readonly clock = null;
  readonly clockAt = 0;
  readonly chosen: number[] = [];
  readonly entries = [];
  readonly fresh = [];
  readonly chatLines = [];
  readonly problem = undefined;
  readonly sending = 0;
  readonly lag = 0;
  readonly presence: Presence;
  readonly table: string;
  readonly seat: number;
  readonly info: StoredTable["info"];
  readonly update: StoredTable["update"];
  readonly outlined: Outline | undefined;

  constructor(stored: StoredTable) {
    ({ table: this.table, seat: this.seat, info: this.info, update: this.update, outline: this.outlined } = stored);
    // nobody knows who is there now, so nobody is said to be away
    this.presence = { type: "presence", seats: stored.info.seats.map((_, seat) => seat), watchers: 0 };
  }

  get asked(): number[] {
    return this.update.asked;
  }

  outline(): Promise<Outline> {
    return this.outlined ? Promise.resolve(this.outlined) : refuse();
  }

  wantOutline(): void {
    // it is there, or it will never come
  }

  onUpdate(): () => void {
    return () => undefined;
  }

  close(): void {
    // nothing is open
  }

  act = refuse;
  undo = refuse;
  preview = refuse;
  finals = refuse;
  why = refuse;
  say = refuse;
  tell = refuse;
}

function refuse(): Promise<never> {
  return Promise.reject(new Error("nothing can be done without a connection"));
}
