import type { ChatLine, ClockInfo, Outline, Presence, Preview, ProblemBody, Reason, SeenEntry, TableInfo, Update } from "../wire/service";
import type { ConnectionState } from "./reconnecting_socket";

/** What a table shows to one seat (null for a spectator) and accepts from it, either live or at an earlier position. */
export interface SeatFeed {
  readonly table: string;
  readonly seat: number | null;
  /** Whether anything can be done here. */
  readonly isLive: boolean;
  readonly state: ConnectionState;
  readonly info: TableInfo | undefined;
  readonly update: Update | undefined;
  readonly clock: ClockInfo | null;
  readonly clockAt: number;
  readonly presence: Presence | undefined;
  readonly asked: number[];
  readonly chosen: number[];
  readonly entries: SeenEntry[];
  /** The entries that came with the latest update. */
  readonly fresh: SeenEntry[];
  readonly chatLines: ChatLine[];
  /** The last unprompted error from the service: why the stream was refused or ended. */
  readonly problem: ProblemBody | undefined;
  readonly sending: number;
  close(): void;
  act(actions: string[], after: number | null): Promise<void>;
  undo(): Promise<void>;
  preview(actions: string[]): Promise<Preview>;
  why(asked: string): Promise<Reason[]>;
  say(text: string): Promise<void>;
  tell(message: { type: string } & Record<string, unknown>): Promise<void>;
  /** The position as a tree, after `actions`, which are not sent. */
  outline(actions: string[]): Promise<Outline>;
}
