import type { Component } from "svelte";
import { loadChunk } from "../service/http/load_chunk";
import type { Play } from "../table/play.svelte";
import type { MovedView } from "../table/playback/playback_steps";
import type { WireAction } from "../wire/service";

/** What a picture of a component is drawn from. */
export interface PictureProps {
  /** Advisor, building …, as the service names it. */
  kind: string;
  /** The id of its rule without the game's prefix. */
  id: string;
  /** What is printed in the box, as the service sends it for this game. */
  facts: unknown;
}

/** What a game's folder exports; `V` is the type of its view. */
export interface BoardModule<V = unknown> {
  /** The board itself: draws the view and marks the places that actions refer to. */
  Board: Component<{ play: Play<V> }>;
  /** Draws a component with the pictures of the board, for the gallery of components. */
  ComponentPicture?: Component<PictureProps>;
  /** Shown in the header beside the game's name: a calendar, for instance. */
  HeaderStatus?: Component<{ play: Play<V> }>;
  /** Shown in the prompt: a drawing of what is about to be done. */
  StagedPreview?: Component<{ play: Play<V> }>;
  /** The staged action that the others pay for, if there is one. */
  purposeOf?: (staged: readonly WireAction[]) => WireAction | undefined;
  /** The view after one event's moves, which change nothing else; without it only true positions are shown. */
  movedView?: MovedView;
  /** The same, for a board that has to know what is printed in the box of this table. */
  loadMovedView?: (play: Pick<Play, "info" | "table">) => Promise<MovedView>;
  /** How a flying piece looks. */
  flyingPiece?: (what: string, seat: number | undefined) => { body: string; colour: string } | undefined;
}

// A table of a game is drawn by the board in the folder of that name, which knows the type of its view.
const MODULES = import.meta.glob<BoardModule>("./*/index.ts");

/** Whether a game has a board of its own; the generic one draws the outline that the service sends. */
export function hasOwnBoard(game: string): boolean {
  return `./${game}/index.ts` in MODULES;
}

/** Load the board of a game, or the generic one. */
export async function loadBoard(game: string, signal?: AbortSignal): Promise<BoardModule> {
  const load = MODULES[`./${game}/index.ts`] ?? MODULES["./generic/index.ts"];
  if (!load) throw new Error("no board was built");
  return loadChunk(load, signal);
}
