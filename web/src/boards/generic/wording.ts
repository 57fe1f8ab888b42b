/** A sentence of an outline as a card has it: a title, what stands under it, and lines with a label. */
export interface Wording {
  title: string;
  under: string;
  lines: { label: string; value: string }[];
}

/** Split where a sentence ends; "1." does not end one. */
export function wordingOf(text: string): Wording {
  const [first = "", ...rest] = text.split(/(?<!\d)\.\s+/).map((part) => part.replace(/\.$/, ""));
  const [, title = first, under = ""] = /^(.*?)(?:,| –) (.*)$/.exec(first) ?? [];
  return { title, under, lines: rest.filter(Boolean).map(lineOf) };
}

/** A label keeps its colon: languages set it off differently. */
function lineOf(text: string): { label: string; value: string } {
  const [, label = "", value = text] = /^([^:]{1,40}?\s*:) (.*)$/.exec(text) ?? [];
  return { label, value };
}

/** A counter: its number stands out from the words around it. */
export interface Count {
  label: string;
  value: string;
}

/** "Silver: 7" and "7 coins" count something; a sentence does not. */
export function countOf(text: string): Count | undefined {
  const [, label, value] = /^([^:]+?)\s*: ([-\d][\d +/−-]*)$/.exec(text) ?? [];
  if (label && value) return { label, value };
  const [, n, rest] = /^(\d+) (\D+)$/.exec(text) ?? [];
  return n && rest ? { label: rest, value: n } : undefined;
}

const LONG = 30;

/** A sentence that is no name for a chip. */
export function isLong(text: string): boolean {
  return text.length > LONG;
}

/** Equal things are told once, with how many there are. */
export function gathered<T>(items: readonly T[], nameOf: (item: T) => string): { item: T; n: number }[] {
  const found = new Map<string, { item: T; n: number }>();
  for (const item of items) {
    const name = nameOf(item);
    const known = found.get(name);
    if (known) known.n += 1;
    else found.set(name, { item, n: 1 });
  }
  return [...found.values()];
}

/** The name of an area without what is counted in it: "Townsfolk (deck: 21)", "Areas: 3 pieces". */
export function shortName(text: string): string {
  return text.replace(/\s*[(:].*$/, "") || text;
}
