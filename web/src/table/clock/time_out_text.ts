import type { Renderer } from "../../texts/phrase_renderer";
import type { SeenEntry } from "../../wire/service";

const TIME_OUT = "kernel-event-timeout";

/** What to say when somebody's time has run out: that it has, and what was done for them; empty if it has not. */
export function timeOutText(fresh: readonly SeenEntry[], renderer: Pick<Renderer, "render">): string {
  const at = fresh.findIndex((entry) => entry.events?.some((event) => event.key === TIME_OUT));
  const late = fresh[at];
  if (!late) return "";
  const rest = fresh.slice(at + 1);
  const others = rest.findIndex((entry) => entry.seat !== late.seat);
  const done = others < 0 ? rest : rest.slice(0, others);
  return [late, ...done].flatMap((entry) => (entry.events ?? []).map((event) => renderer.render(event))).join(" ");
}
