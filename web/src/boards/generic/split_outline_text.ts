/** A sentence of an outline split up for a card: a title, a subtitle, and lines with labels. */
export interface CardText {
  title: string;
  under: string;
  lines: { label: string; value: string }[];
}

/** Split a text into sentences; "1." does not end one. */
export function cardText(text: string): CardText {
  const [first = "", ...rest] = text.split(/(?<!\d)\.\s+/).map((part) => part.replace(/\.$/, ""));
  const [, title = first, under = ""] = /^(.*?)(?:,| –) (.*)$/.exec(first) ?? [];
  return { title, under, lines: rest.filter(Boolean).map(lineOf) };
}

/** A label keeps its colon, because languages differ in the space before it. */
function lineOf(text: string): { label: string; value: string } {
  const [, label = "", value = text] = /^([^:]{1,40}?\s*:) (.*)$/.exec(text) ?? [];
  return { label, value };
}

/** A text that counts something, split into the number and the rest. */
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

/** Whether a text is too long for a pill. */
export function isLong(text: string): boolean {
  return text.length > LONG;
}

/** Merge equal items and count them. */
export function groupEqual<T>(items: readonly T[], nameOf: (item: T) => string): { item: T; n: number }[] {
  const found = new Map<string, { item: T; n: number }>();
  for (const item of items) {
    const name = nameOf(item);
    const known = found.get(name);
    if (known) known.n += 1;
    else found.set(name, { item, n: 1 });
  }
  return [...found.values()];
}

/** The name of an area without its counts: "Townsfolk (deck: 21)", "Areas: 3 pieces". */
export function shortName(text: string): string {
  return text.replace(/\s*[(:].*$/, "") || text;
}
