export { default as Board } from "./Board.svelte";
export { pieceOf } from "./pieces";
