import "./tokens.css";

export { default as Board } from "./Board.svelte";
export { flyingPiece } from "./flying_piece";
