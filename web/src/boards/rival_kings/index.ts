import "../parts/moved.css";
import "./tokens.css";

export { default as Board } from "./BoardLoader.svelte";
export { default as ComponentPicture } from "./ComponentPicture.svelte";
export { default as HeaderStatus } from "./HeaderCycle.svelte";
export { flyingPiece } from "./art/flying_piece";
export { movedView } from "./model/moved_view";
