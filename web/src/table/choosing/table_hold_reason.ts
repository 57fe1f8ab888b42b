import { say } from "../../texts/translations.svelte";
import type { HeldInfo } from "../../wire/service";

/** The reason why a table is on hold, as text. */
export function heldReason(held: HeldInfo): string {
  return say(`web-held-${held.reason}`, { problem: held.detail ?? "" });
}
