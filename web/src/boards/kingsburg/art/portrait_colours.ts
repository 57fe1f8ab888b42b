/** The colours that all portraits of advisors share; the same in both themes, like printed pieces. */
export const PORTRAIT = {
  grounds: ["#dfe3cc", "#d3dbe4", "#ecd9cc"],
  frame: "#bfa980",
  eyes: "#2b2116",
  chinShadow: "#0002",
  noseShadow: "#0004",
  lips: "#8a4a3a",
  lipsInLongBeard: "#7a3b2e",
  lipsInShortBeard: "#f0d2b4",
} as const;
