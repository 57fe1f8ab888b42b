export { default as Aim } from "./Aim.svelte";
export { default as Board } from "./Board.svelte";
export { default as Heading } from "./Heading.svelte";
export { pieceOf } from "./pieces";
