import type {
  ChatLine,
  ClockInfo,
  Outline,
  Presence,
  Preview,
  ProblemBody,
  Reason,
  SeenEntry,
  TableInfo,
  Update,
  View,
} from "../../wire/service";
import type { ConnectionState } from "../connection/reconnecting_socket";
import type { SeatWish } from "../ask_table";

/** An update with its whole view. */
export type SeenUpdate = Update & { view: View };

/** A preview with its whole view, and with its outline if outlines are sent. */
export type SeenPreview = Preview & { view: View; outline?: Outline };

/** One entry that came with an update, and the seat's view after it. */
export interface UpdateStep {
  n: number;
  entry?: SeenEntry;
  view: View;
}

/** What an update changed. */
export interface FeedUpdate {
  update: SeenUpdate;
  /** The entries that were not known before; empty after a rewind. */
  fresh: SeenEntry[];
  /** The views between the last update and this one, in order; empty if only the last one is known. */
  steps: UpdateStep[];
  /** The service has lost entries that were shown before. */
  isRewound: boolean;
}

export type UpdateListener = (change: FeedUpdate) => void;

/** What a table shows to one seat (null for a spectator) and accepts from it, either live or at an earlier position. */
export interface SeatFeed {
  readonly table: string;
  readonly seat: number | null;
  /** Whether anything can be done here. */
  readonly isLive: boolean;
  readonly state: ConnectionState;
  readonly info: TableInfo | undefined;
  readonly update: SeenUpdate | undefined;
  /** The position as a tree, if the service was asked to send it; see `wantOutline`. */
  readonly outlined: Outline | undefined;
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
  /** How long the last message took there and back, in milliseconds. */
  readonly lag: number;
  /** Have `outlined`, and the outlines of previews, sent from now on. */
  wantOutline(): void;
  /** Call `listener` after each update has been taken over. Returns what ends the calls. */
  onUpdate(listener: UpdateListener): () => void;
  close(): void;
  act(actions: string[], after: number | null): Promise<void>;
  undo(): Promise<void>;
  preview(actions: string[]): Promise<SeenPreview>;
  /** The answers to the current question that cannot be undone. */
  finals(): Promise<string[]>;
  /** The rules against a place or an action, or against the same action as `like` at that place. */
  why(asked: string, like?: string): Promise<Reason[]>;
  say(text: string): Promise<void>;
  tell(wish: SeatWish): Promise<void>;
  /** The position as a tree, after `actions`, which are not sent. */
  outline(actions: string[]): Promise<Outline>;
}
