import type { Renderer } from "./phrase_renderer";
import type { Outline } from "../wire/service";

/** A part of the outline in words: what it is, how much, what is printed on it, and its condition. */
export interface PartText {
  label: string;
  value: string;
  lines: string[];
  state: string[];
}

export function partText({ label, value, lines = [], state = [] }: Outline, renderer: Renderer): PartText {
  return {
    label: renderer.render(label),
    value:
      value === undefined || value === null ? "" : typeof value === "number" ? String(value) : renderer.render(value),
    lines: lines.map((line) => renderer.render(line)),
    state: state.map((one) => renderer.render(one)),
  };
}

/** All of it on one line, for titles and screen readers. */
export function inOneLine({ label, value, lines, state }: PartText): string {
  return [value ? `${label}: ${value}` : label, ...state, ...lines].join(", ");
}
