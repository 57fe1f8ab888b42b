/** Letters of the longest word: long words are written smaller, so that they are not broken where no dictionary helps. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s-]/).map((word) => word.length));
}
