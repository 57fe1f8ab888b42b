import type { Component } from "svelte";
import type { Play } from "../table/play.svelte";
import type { WireAction } from "../wire/service";

export interface BoardModule {
  /** The board itself: draws the view and marks the places that actions refer to. */
  Board: Component<{ play: Play }>;
  /** Shown in the header beside the game's name: a calendar, for instance. */
  HeaderStatus?: Component<{ play: Play }>;
  /** Shown in the prompt: a drawing of what is about to be done. */
  StagedPreview?: Component<{ play: Play }>;
  /** The staged action that the others pay for, if there is one. */
  purposeOf?: (staged: readonly WireAction[]) => WireAction | undefined;
  /** How a flying piece looks. */
  flyingPiece?: (what: string, seat: number | undefined) => { body: string; colour: string } | undefined;
}

const MODULES = import.meta.glob<BoardModule>("./*/index.ts");

/** Load the board of a game, or the generic one. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = MODULES[`./${game}/index.ts`] ?? MODULES["./generic/index.ts"];
  if (!load) throw new Error("no board was built");
  return load();
}
