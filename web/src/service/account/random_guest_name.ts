import { say } from "../../texts/translations.svelte";

/** A name for somebody who has not given one. */
export function guestName(): string {
  return say("web-guest", { n: 10 + Math.floor(Math.random() * 90) });
}
