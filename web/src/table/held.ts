import { say } from "../texts/words.svelte";
import type { HeldInfo } from "../wire/service";

/** Why a table cannot go on, in words. */
export function heldWords(held: HeldInfo): string {
  return say(`web-held-${held.reason}`, { problem: held.detail ?? "" });
}
