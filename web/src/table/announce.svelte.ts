import type { SeenEntry } from "../wire/service";
import { logLines } from "./log";
import type { Play } from "./play.svelte";

const MOST = 6;

/** Tell a screen reader what happened, each event once. */
export function announce(fresh: SeenEntry[], play: Play): void {
  const region = document.getElementById("told");
  const lines = logLines(fresh).slice(-MOST);
  if (!region || lines.length === 0) return;
  const renderer = play.renderer;
  region.textContent = lines.map((line) => renderer.render(line.event)).join(" ");
}
