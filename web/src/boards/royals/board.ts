export { default as Board } from "./Board.svelte";
export { default as Heading } from "./Heading.svelte";
export { pieceOf, purposeOf } from "./pieces";
