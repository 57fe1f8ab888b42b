/** The colours of cards, tokens and shields; the same in both themes, like printed pieces. */
export const PIECES = {
  paper: "#f8efda",
  countryBack: "#3b3a5c",
  intrigueBack: "#4a1f33",
  backInk: "#fff6e0",
  cardEdge: "#1b130b",
  cubeEdge: "#120d08",
  shieldEdge: "#241a12",
  token: "#7a1f2b",
  light: "#fff",
  dark: "#000",
  cardShadow: "#0005",
  cubeShadow: "#0006",
} as const;
