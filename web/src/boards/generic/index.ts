import "./tokens.css";

export { default as Board } from "./Board.svelte";
export { default as ComponentPicture } from "./ComponentPicture.svelte";
export { flyingPiece } from "./outline_icons";
