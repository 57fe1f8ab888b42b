/** A piece of a text; `isFound` if it is one of the words looked for. */
export interface TextPiece {
  text: string;
  isFound: boolean;
}

/** A text without accents and capitals, and for each of its characters where it came from. */
function folded(text: string): { plain: string; origins: number[] } {
  let plain = "";
  const origins: number[] = [];
  for (let at = 0; at < text.length; at++) {
    for (const one of fold(text.charAt(at))) {
      plain += one;
      origins.push(at);
    }
  }
  return { plain, origins };
}

/** Without accents and capitals, so that “Kiraly” finds „Király”. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a query. */
export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether some texts together contain all words. */
export function hasAll(texts: readonly string[], words: readonly string[]): boolean {
  if (!words.length) return true;
  const all = fold(texts.join("\n"));
  return words.every((word) => all.includes(word));
}

/** A text in pieces, so that the words in it can be marked. */
export function piecesOf(text: string, words: readonly string[]): TextPiece[] {
  if (!words.length) return [{ text, isFound: false }];
  const { plain, origins } = folded(text);
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      isFound.fill(true, origins[at], (origins[at + word.length - 1] ?? 0) + 1);
  const pieces: TextPiece[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    const isHere = isFound[at] ?? false;
    if (last?.isFound === isHere) last.text += text.charAt(at);
    else pieces.push({ text: text.charAt(at), isFound: isHere });
  }
  return pieces;
}
