import type { Renderer } from "../../texts/phrase_renderer";
import type { SeenEntry } from "../../wire/service";
import { logLines } from "./log_lines";

const MOST_LINES = 8;

/** What a screen reader announces of new entries, line by line; of many only the last, and how many came before. */
export function announcedLines(fresh: readonly SeenEntry[], renderer: Renderer): string[] {
  const lines = logLines(fresh);
  const said = lines.slice(-MOST_LINES).map((line) => renderer.render(line.event));
  const earlier = lines.length - said.length;
  return earlier > 0 ? [renderer.render({ key: "web-earlier-lines", args: { n: earlier } }), ...said] : said;
}
