import "./tokens.css";
export { default as StagedPreview } from "./players/StagedDice.svelte";
export { default as Board } from "./Board.svelte";
export { default as ComponentPicture } from "./ComponentPicture.svelte";
export { default as HeaderStatus } from "./HeaderCalendar.svelte";
export { flyingPiece } from "./art/flying_piece";
export { movedView } from "./model/moved_view";
