import type { ChatLine, ClockInfo, Outline, Presence, Preview, ProblemBody, Reason, SeenEntry, TableInfo, Update } from "../wire/service";
import type { LineState } from "./line";

/** What a table shows to one seat (null: a watcher) and takes from it: live, or as it stood once. */
export interface SeatFeed {
  readonly table: string;
  readonly seat: number | null;
  /** Whether anything can be done here. */
  readonly isLive: boolean;
  readonly state: LineState;
  readonly info: TableInfo | undefined;
  readonly update: Update | undefined;
  readonly clock: ClockInfo | null;
  readonly clockAt: number;
  readonly presence: Presence | undefined;
  readonly asked: number[];
  readonly chosen: number[];
  readonly entries: SeenEntry[];
  /** What came with the latest update. */
  readonly fresh: SeenEntry[];
  readonly lines: ChatLine[];
  /** The last thing the service said no to by itself: why a stream was refused or ended. */
  readonly problem: ProblemBody | undefined;
  readonly sending: number;
  close(): void;
  act(actions: string[], after: number | null): Promise<void>;
  undo(): Promise<void>;
  preview(actions: string[]): Promise<Preview>;
  why(asked: string): Promise<Reason[]>;
  say(text: string): Promise<void>;
  tell(message: { type: string } & Record<string, unknown>): Promise<void>;
  /** The position, after actions that are not sent, as a tree. */
  outline(actions: string[]): Promise<Outline>;
}
