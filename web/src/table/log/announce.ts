import type { SeenEntry } from "../../wire/service";
import { logLines } from "./log_lines";
import type { Play } from "../play.svelte";

const MOST_LINES = 6;

/** Announce new events to screen readers, each event once. */
export function announce(fresh: SeenEntry[], play: Play): void {
  const region = document.getElementById("told");
  const lines = logLines(fresh).slice(-MOST_LINES);
  if (!region || lines.length === 0) return;
  const renderer = play.renderer;
  region.textContent = lines.map((line) => renderer.render(line.event)).join(" ");
}
