import { totalPhrase } from "../../texts/action_terms_text";
import type { Play } from "../play.svelte";

/** What my staged actions take and give so far; empty if there is nothing to say. */
export function stagedTotal({ preview, renderer }: Play): string {
  const phrase = preview?.total ? totalPhrase(preview.total) : undefined;
  return phrase ? renderer.render(phrase) : "";
}
