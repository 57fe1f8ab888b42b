import type { Renderer } from "../../texts/renderer";
import type { SeenEntry } from "../../wire/service";
import { logLines } from "./log_lines";

const MOST_LINES = 6;

/** What a screen reader announces of new entries: the last lines they add to the log. */
export function announcedText(fresh: readonly SeenEntry[], renderer: Renderer): string {
  return logLines(fresh)
    .slice(-MOST_LINES)
    .map((line) => renderer.render(line.event))
    .join(" ");
}
