import {
  apron,
  BRASS,
  bun,
  bust,
  cape,
  crop,
  curls,
  dot,
  fullBeard,
  goatee,
  LACE,
  line,
  longBeard,
  longHair,
  moustache,
  parting,
  path,
  pearls,
  shirt,
  SKINS,
  STEEL,
  STEEL_DEEP,
  type Sitter,
} from "./portrait_parts";

const straw = (band: string): string =>
  path("M32 36c0-14 7-20 18-20s18 6 18 20z", "#dcb766") +
  path("M10 42c10-13 70-13 80 0-12 5-68 5-80 0z", "#e8c879") +
  path("M50 33c22 0 36 4 40 9-8 3-24 4-40 4z", "#0000001a") +
  path("M32 36c12-5 24-5 36 0v-6c-12-5-24-5-36 0z", band);
const kerchief = (colour: string): string =>
  path("M28 56C22 30 33 14 50 14s28 16 22 42c-3-14-9-22-22-22S31 42 28 56z", colour) +
  path("M44 72l6 8 6-8-6-3z", colour);
const cap = (colour: string, band: string): string =>
  path("M30 40c0-17 8-24 20-24s20 7 20 24c-12-5-28-5-40 0z", colour) +
  path("M30 40c12-6 28-6 40 0v5c-12-5-28-5-40 0z", band);

/** One look for each subject. */
const PEOPLE: Record<string, Sitter> = {
  gardener: {
    skin: SKINS.rosy,
    hair: "#7a4a26",
    coat: "#5d7a3a",
    trim: "#8f6a3a",
    collar: shirt(LACE) + apron("#8f6a3a"),
    over: crop("#7a4a26") + moustache("#7a4a26") + straw("#5d7a3a"),
  },
  watchman: {
    skin: SKINS.tan,
    hair: "#3a2c22",
    coat: "#7a5a1c",
    trim: STEEL,
    behind: line("M84 104V14", "#6b4a28", 4) + path("M84 2l9 16-9 6-9-6zM84 20c10-4 14 2 14 10-6-2-10-2-14 0z", STEEL),
    collar: path("M26 86c8-12 40-12 48 0l2 18H24z", STEEL_DEEP),
    over:
      fullBeard("#3a2c22") +
      path("M31 38c0-17 8-24 19-24s19 7 19 24z", STEEL) +
      path("M18 45c8-11 56-11 64 0-10-3-54-3-64 0z", STEEL_DEEP) +
      line("M50 14v24", STEEL_DEEP, 2.4),
  },
  jailer: {
    skin: SKINS.pale,
    hair: "#4a3a2c",
    coat: "#4f4436",
    trim: "#2f2820",
    collar:
      line("M30 84c10 10 30 10 40 0", "#2f2820", 4) + dot(60, 94, 6, "none") + line("M60 90v12M60 97h5", BRASS, 3),
    over:
      goatee("#4a3a2c") +
      path("M30 50c-2-24 8-34 20-34s22 10 20 34c-2-4-4-10-5-15-9-5-21-5-30 0-1 5-3 11-5 15z", "#5d5040") +
      line("M35 34c9-5 21-5 30 0", "#2f2820", 3),
  },
  "court-lady": {
    skin: SKINS.pale,
    hair: "#d8a94e",
    coat: "#a8762a",
    trim: LACE,
    isLady: true,
    behind: longHair("#d8a94e"),
    collar: path("M26 90c6-11 14-14 24-14s18 3 24 14l-10 3c-8-7-20-7-28 0z", LACE) + pearls,
    over:
      parting("#d8a94e") +
      path("M30 36c2-12 10-17 20-17s18 5 20 17l-5 1c-9-7-21-7-30 0z", "#8f3b63") +
      [34, 42, 50, 58, 66].map((x, n) => dot(x, [31, 26, 24, 26, 31][n] ?? 26, 2.2, LACE)).join(""),
  },
  bishop: {
    skin: SKINS.rosy,
    hair: "#d9d3c8",
    coat: "#8f2433",
    trim: BRASS,
    collar: path("M42 76h16v28H42z", LACE) + line("M50 82v16M44 88h12", BRASS, 3.2),
    over:
      path("M31 48c0-5 1-9 2-11h34c1 2 2 6 2 11l-4-6H35z", "#d9d3c8") +
      path("M30 38L36 8c4-4 10-6 14-6s10 2 14 6l6 30c-13-5-27-5-40 0z", LACE) +
      path("M30 38c13-6 27-6 40 0v-5c-13-6-27-6-40 0z", BRASS) +
      path("M47 8h6v8h6v5h-6v10h-6V21h-6v-5h6z", "#b23a48"),
  },
  scholar: {
    skin: SKINS.pale,
    hair: "#efeae0",
    coat: "#5b2030",
    trim: LACE,
    over:
      longBeard("#efeae0") +
      path("M29 42c0-16 9-22 21-22s21 6 21 22c-12-7-30-7-42 0z", "#30222a") +
      path("M18 24l32-12 32 12-32 10z", "#3f2d37") +
      line("M76 26v16", BRASS, 2) +
      `<g fill="none" stroke="#5a4a3c" stroke-width="1.700"><circle cx="43" cy="50" r="5"/><circle cx="57" cy="50" r="5"/><path d="M48 50h4"/></g>`,
  },
  troubadour: {
    skin: SKINS.rosy,
    hair: "#8a4a24",
    coat: "#a1313f",
    trim: BRASS,
    behind: curls("#8a4a24"),
    collar: path("M30 84l6-8 14 6 14-6 6 8-6 8-14-4-14 4z", BRASS),
    over:
      parting("#8a4a24") +
      path("M24 38c2-16 18-22 34-19 16 3 20 12 17 19-14-6-34-5-46 1z", "#7a2130") +
      path("M64 24C70 6 86 2 96 6c-6 10-14 18-28 24z", LACE),
  },
  sailor: {
    skin: SKINS.tan,
    hair: "#2a201a",
    coat: "#27486b",
    trim: LACE,
    collar: shirt(LACE) + line("M43 84h14M45 91h10", "#27486b", 2.4),
    over:
      fullBeard("#2a201a") + cap("#b23a48", "#8f2433") + path("M68 40l14 6-10 4z", "#b23a48") + dot(31, 60, 2.4, BRASS),
  },
  blacksmith: {
    skin: SKINS.brown,
    hair: "#211a16",
    coat: "#3f4a58",
    trim: "#6b4a2c",
    collar: apron("#6b4a2c"),
    over:
      fullBeard("#211a16") +
      path("M30 42c-1-17 8-25 20-25s21 8 20 25c-11-7-29-7-40 0z", "#b23a48") +
      path("M68 38c8 0 12 6 10 12-4-4-8-4-12-6z", "#8f2433"),
  },
  carpenter: {
    skin: SKINS.rosy,
    hair: "#6b4426",
    coat: "#4b6a94",
    trim: "#c79a5c",
    collar: shirt(LACE) + apron("#c79a5c"),
    over: fullBeard("#6b4426") + cap("#3a5478", "#2c4160") + line("M68 44l10-8", "#e0b04a", 3.4),
  },
  "market-woman": {
    skin: SKINS.rosy,
    hair: "#5a3420",
    coat: "#3d6aa0",
    trim: LACE,
    isLady: true,
    collar: apron(LACE),
    over: parting("#5a3420") + kerchief("#d97a3c") + dot(36, 30, 2, LACE) + dot(50, 24, 2, LACE) + dot(64, 30, 2, LACE),
  },
  innkeeper: {
    skin: SKINS.pale,
    hair: "#8a5a30",
    coat: "#365f8f",
    trim: LACE,
    collar: apron(LACE) + shirt("#dfe8f2"),
    over:
      moustache("#8a5a30") +
      path("M31 50c-1-6 0-11 2-14l3 12zM69 50c1-6 0-11-2-14l-3 12z", "#8a5a30") +
      line("M40 28c6-4 14-4 20 0", "#ffffff66", 3),
  },
  vintner: {
    skin: SKINS.tan,
    hair: "#4a3220",
    coat: "#6d4a86",
    trim: LACE,
    collar: shirt(LACE),
    over: crop("#4a3220") + goatee("#4a3220") + straw("#6d4a86"),
  },
  miner: {
    skin: SKINS.rosy,
    hair: "#5a4a3c",
    coat: "#4d5a3c",
    trim: "#8f6a3a",
    collar: line("M30 78l10 26M70 78L60 104", "#8f6a3a", 5),
    over:
      fullBeard("#6b5a4a") +
      path("M29 42c-1-18 8-27 21-27s22 9 21 27c-12-5-30-5-42 0z", "#8b8f7a") +
      path("M27 42c14-7 32-7 46 0v5c-14-6-32-6-46 0z", "#64684f") +
      dot(50, 31, 7, "#64684f") +
      dot(50, 31, 4.6, "#f7e08a"),
  },
  herbalist: {
    skin: SKINS.pale,
    hair: "#c9c2b4",
    coat: "#3f6b4a",
    trim: "#6f9a5c",
    isLady: true,
    collar: cape("#2f5439") + dot(50, 88, 4, BRASS),
    over:
      bun("#c9c2b4") +
      path("M25 66C19 34 32 14 50 14s31 20 25 52c-3-20-9-33-25-33S28 46 25 66z", "#3f6b4a") +
      path("M60 22c6-8 14-6 16 0-6 1-10 3-14 6zM58 26c10-2 14 4 12 10-5-2-9-4-12-6z", "#8fbf6a"),
  },
  farmer: {
    skin: SKINS.deep,
    hair: "#211a16",
    coat: "#6a8a3c",
    trim: "#c79a5c",
    behind: line("M16 104V22M8 22v14c0 6 16 6 16 0V22M16 22v10", "#8a6a3c", 3.4),
    collar: shirt("#e9dcbf") + apron("#c79a5c"),
    over: crop("#211a16") + moustache("#211a16") + straw("#a1313f"),
  },
};

const drawn = new Map<string, string>();

/** The SVG content of a subject's bust, 100 by 100. */
export function subjectPortrait(id: string): string {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const sitter = PEOPLE[id] ?? PEOPLE.farmer;
  const body = sitter ? bust(sitter) : "";
  drawn.set(id, body);
  return body;
}
