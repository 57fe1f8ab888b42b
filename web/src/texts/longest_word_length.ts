/** The length of the longest word. Long words are set smaller, so that they are not broken where hyphenation does not help. */
export function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s-]/).map((word) => word.length));
}
