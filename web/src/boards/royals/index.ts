import "./tokens.css";

export { default as Board } from "./BoardLoader.svelte";
export { default as ComponentPicture } from "./ComponentPicture.svelte";
export { default as HeaderStatus } from "./HeaderPeriods.svelte";
export { purposeOf } from "./model/claim_payments";
export { flyingPiece } from "./art/flying_piece";
export { loadMovedView } from "./model/moved_view";
