import {
  bands,
  BRASS,
  BRASS_DEEP,
  bust,
  chain,
  crop,
  curls,
  dot,
  ermine,
  fullBeard,
  goatee,
  LACE,
  line,
  longHair,
  moustache,
  parting,
  path,
  pearls,
  ruff,
  SKINS,
  STEEL,
  STEEL_DEEP,
  type Sitter,
} from "./portrait_parts";

const coronet = (tips: string, cap: string): string =>
  path("M30 30c4-10 12-14 20-14s16 4 20 14z", cap) +
  path("M28 36l-3-18 10 8 6-11 9 11 9-11 6 11 10-8-3 18c-14-6-30-6-44 0z", BRASS) +
  path("M28 34c14-6 30-6 44 0v6c-14-6-30-6-44 0z", BRASS_DEEP) +
  [25, 41, 59, 75].map((x, n) => dot(x, n % 3 ? 14 : 17, 3, tips)).join("") +
  dot(50, 33, 2.6, tips);

/** One look for each character of the court. */
const COURT: Record<string, Sitter> = {
  "lord-protector": {
    skin: SKINS.rosy,
    hair: "#5b3d26",
    coat: STEEL_DEEP,
    trim: STEEL,
    behind: curls("#5b3d26"),
    collar:
      path("M14 104c2-16 14-24 36-24s34 8 36 24z", STEEL) +
      line("M50 84v20M22 92c16-8 40-8 56 0", STEEL_DEEP, 2) +
      bands,
    over: parting("#5b3d26") + goatee("#5b3d26"),
  },
  queen: {
    skin: SKINS.pale,
    hair: "#6e3f22",
    coat: "#6b2f86",
    trim: LACE,
    isLady: true,
    behind: longHair("#6e3f22"),
    collar: ermine + pearls,
    over:
      parting("#6e3f22") +
      path("M27 34L22 8l14 11L50 2l14 17L78 8l-5 26c-14-6-32-6-46 0z", BRASS) +
      path("M27 33c14-6 32-6 46 0v6c-14-6-32-6-46 0z", BRASS_DEEP) +
      dot(50, 5, 3.4, "#c2413c") +
      dot(23, 10, 3, "#5b9bd5") +
      dot(77, 10, 3, "#5b9bd5") +
      dot(50, 32, 2.8, "#c2413c") +
      dot(32, 64, 2.4, LACE) +
      dot(68, 64, 2.4, LACE),
  },
  duke: {
    skin: SKINS.rosy,
    hair: "#b9b2a6",
    coat: "#2c4a80",
    trim: LACE,
    collar: ruff,
    over: crop("#b9b2a6") + fullBeard("#cbc5b9") + coronet(LACE, "#8a2634"),
  },
  count: {
    skin: SKINS.pale,
    hair: "#2a2320",
    coat: "#27447e",
    trim: BRASS,
    collar: chain("#c2413c"),
    over: crop("#2a2320") + moustache("#2a2320") + coronet("#7ec3d6", "#2f5597"),
  },
  courtier: {
    skin: SKINS.rosy,
    hair: "#3a2418",
    coat: "#1f6a5c",
    trim: LACE,
    behind: curls("#3a2418"),
    collar: bands,
    over:
      moustache("#3a2418") +
      path("M66 30C74 6 92 4 98 14c-10 0-18 8-26 22z", LACE) +
      path("M31 36c0-16 8-23 19-23s19 7 19 23z", "#164c43") +
      path("M10 42c12-14 68-14 80 0-14 4-66 4-80 0z", "#0f3a33") +
      path("M31 36c12-5 26-5 38 0v-6c-12-5-26-5-38 0z", BRASS),
  },
  priest: {
    skin: SKINS.tan,
    hair: "#4a4038",
    coat: "#2b2a33",
    trim: LACE,
    collar: path("M42 74h16v8H42z", LACE) + line("M50 86v14M44 91h12", BRASS, 3.4),
    over:
      path("M31 48c-2-10 0-16 4-20 0 7 2 10 2 10h26s2-3 2-10c4 4 6 10 4 20l-4-9H35z", "#4a4038") +
      line("M40 24c6-4 14-4 20 0", "#00000018", 3),
  },
  bursar: {
    skin: SKINS.pale,
    hair: "#a39a8c",
    coat: "#7a2130",
    trim: BRASS,
    collar: chain(BRASS) + dot(50, 92, 2.4, BRASS_DEEP),
    over:
      fullBeard("#b7ad9d") +
      path("M30 40c0-17 8-25 20-25s20 8 20 25c-12-6-28-6-40 0z", "#9c2c3d") +
      path("M29 41c13-7 29-7 42 0v5c-13-6-29-6-42 0z", "#6b1a27") +
      dot(50, 14, 3.4, BRASS) +
      `<g fill="none" stroke="${BRASS_DEEP}" stroke-width="1.8"><circle cx="43" cy="50" r="5"/><circle cx="57" cy="50" r="5"/><path d="M48 50h4M38 49l-6-2M62 49l6-2"/></g>`,
  },
  knight: {
    skin: SKINS.tan,
    hair: "#3a2c22",
    coat: STEEL_DEEP,
    trim: STEEL,
    isMasked: true,
    collar:
      path("M12 104c2-18 16-26 38-26s36 8 38 26z", STEEL) +
      path("M50 78c22 0 36 8 38 26H64c4-10-2-20-14-26z", "#0000001f") +
      line("M50 82v22", STEEL_DEEP, 2),
    over:
      path("M50 16C44-2 22-2 12 12c12-2 20 2 26 12z", "#c2413c") +
      path("M29 72V42c0-17 8-26 21-26s21 9 21 26v30c-8 8-34 8-42 0z", STEEL) +
      path("M50 16c13 0 21 9 21 26v30c-4 4-12 6-21 6z", "#00000022") +
      line("M50 16v60M29 46h42", STEEL_DEEP, 3) +
      path("M33 47h14v5H33zM53 47h14v5H53z", "#1d2027") +
      line("M37 58v8M42 58v9M58 58v9M63 58v8", STEEL_DEEP, 2),
  },
  countess: {
    skin: SKINS.pale,
    hair: "#a8642c",
    coat: "#6d3a78",
    trim: "#ecd7f0",
    isLady: true,
    behind: path("M60 6c20 14 28 46 30 84H66c4-30 2-54-10-74z", "#e6d3ee", 'opacity=".85"') + curls("#a8642c"),
    collar: path("M26 88c6-10 14-13 24-13s18 3 24 13l-10 3c-8-6-20-6-28 0z", LACE) + pearls,
    over:
      parting("#a8642c") +
      path("M33 36L60 0l10 36c-12-6-25-6-37 0z", "#5b2c68") +
      path("M31 38c13-7 27-7 40 0v5c-13-6-27-6-40 0z", BRASS),
  },
  diplomat: {
    skin: SKINS.brown,
    hair: "#1f1814",
    coat: "#4a3556",
    trim: LACE,
    collar: ruff,
    over:
      fullBeard("#1f1814") +
      path("M29 40c-3-18 9-27 22-27s22 8 20 26c-14-6-28-5-42 1z", "#3a2647") +
      path("M29 40c14-7 28-7 42-1v5c-14-6-28-6-42 1z", "#5d4170") +
      dot(62, 38, 3, BRASS),
  },
  "trader-1": {
    skin: SKINS.tan,
    hair: "#2a201a",
    coat: "#7a5220",
    trim: BRASS,
    collar: path("M40 76l10 14 10-14v28H40z", "#e9dcbf"),
    over:
      fullBeard("#2a201a") +
      path("M27 44c-4-20 9-31 23-31s27 11 23 31c-12-10-34-10-46 0z", "#f1e6cf") +
      line("M28 38c14-15 30-15 44 0M31 29c12-11 26-11 38 0", "#c4ae83", 2.4) +
      dot(50, 34, 4.6, "#2d8c9e") +
      path("M50 12c-3-6 2-12 6-10-1 4-2 8-2 10z", "#c2413c"),
  },
  "trader-2": {
    skin: SKINS.rosy,
    hair: "#a4481f",
    coat: "#6a4a2a",
    trim: "#d6b98a",
    collar: path("M14 100c6-18 18-24 36-24s30 6 36 24c-12-8-24-10-36-10s-24 2-36 10z", "#5a3d24"),
    over:
      fullBeard("#a4481f") +
      path("M33 30c2-14 8-18 17-18s15 4 17 18z", "#8a2634") +
      path("M26 42c-2-12 10-18 24-18s26 6 24 18c-12-7-36-7-48 0z", "#5a3d24") +
      line("M31 34l3 4M40 29l2 5M50 28v5M60 29l-2 5M69 34l-3 4", "#7d5a38", 2),
  },
};

const drawn = new Map<string, string>();

/** The SVG content of a character's bust, 100 by 100. */
export function courtPortrait(id: string): string {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const sitter = COURT[id] ?? COURT["trader-2"];
  const body = sitter ? bust(sitter) : "";
  drawn.set(id, body);
  return body;
}
