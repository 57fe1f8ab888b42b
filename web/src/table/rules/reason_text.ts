import type { Renderer } from "../../texts/renderer";
import type { Reason } from "../../wire/service";

/** Why something is not possible, and what is missing. */
export function reasonText(renderer: Renderer, { text, missing = [] }: Pick<Reason, "text" | "missing">): string {
  const said = renderer.render(text);
  return missing.length ? `${said} ${renderer.render({ key: "kernel-missing", args: { list: missing } })}` : said;
}
