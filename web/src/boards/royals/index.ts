import "./tokens.css";
import type { Play } from "../../table/play.svelte";
import type { MovedView } from "../../table/telling/telling_steps";
import type { RoyalsView } from "../../wire/royals";
import { movedView } from "./model/moved_view";
import { fetchBox } from "./model/printed_box";

export { default as Board } from "./Board.svelte";
export { default as ComponentPicture } from "./ComponentPicture.svelte";
export { default as HeaderStatus } from "./HeaderPeriods.svelte";
export { purposeOf } from "./model/claim_payments";
export { flyingPiece } from "./art/flying_piece";

export async function loadMovedView(play: Pick<Play, "info" | "table">): Promise<MovedView<RoyalsView>> {
  const box = await fetchBox(play);
  return (view, moves) => movedView(view, moves, box);
}
