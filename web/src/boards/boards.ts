import type { Component } from "svelte";
import type { Play } from "../table/play.svelte";
import type { WireAction } from "../wire/service";

export interface BoardModule {
  /** The board itself: draws the view, names what the actions point at. */
  Board: Component<{ play: Play }>;
  /** Stands in the header beside the name: a calendar, for instance. */
  Heading?: Component<{ play: Play }>;
  /** Stands in the prompt: what is about to be done, drawn. */
  Aim?: Component<{ play: Play }>;
  /** Which of the staged answers says what they amount to, where payments follow it. */
  purposeOf?: (staged: readonly WireAction[]) => WireAction | undefined;
  /** How a travelling piece looks. */
  pieceOf?: (what: string, seat: number | undefined) => { body: string; colour: string } | undefined;
}

const FOUND = import.meta.glob<BoardModule>("./*/board.ts");

/** The board of a game, or the generic one. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = FOUND[`./${game}/board.ts`] ?? FOUND["./generic/board.ts"];
  if (!load) throw new Error("no board was built");
  return load();
}
