import { MediaQuery } from "svelte/reactivity";

/** Too low for the pictures of the piles beside the court. */
export const lowScreen = new MediaQuery("max-height: 799px");
