export { default as Board } from "./Board.svelte";
export { default as Heading } from "./Heading.svelte";
export { purposeOf } from "./payment";
export { pieceOf } from "./pieces";
