import { say } from "../../texts/translations.svelte";
import type { Play } from "../play.svelte";
import { headingKey, type LogLine } from "./log_lines";

/** A line in words. What only another player was told is addressed to them, so it says to whom. */
export function lineText(line: LogLine, play: Play, isShort = false): string {
  const isTitle = isShort && line.isHeading;
  const text = play.renderer.render(isTitle ? { ...line.event, key: headingKey(line.event.key) } : line.event);
  if (line.toldTo === undefined || line.toldTo === play.seat) return text;
  return say("web-told-to", { name: play.names[line.toldTo] ?? "", text });
}
