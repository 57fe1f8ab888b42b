import type { Inks } from "./building_scenes";

export interface CardColour extends Inks {
  /** The sky behind the picture, from top to bottom. */
  sky: [string, string];
}

/** The four colours of buildings and subjects; a card also has a symbol and a name. */
const COLOURS: Record<string, CardColour> = {
  yellow: { deep: "#5c4309", mid: "#b98a1e", light: "#fbeeb8", paper: "#fff9e2", sky: ["#f9e6a4", "#e9c55c"] },
  red: { deep: "#6d1822", mid: "#c25a56", light: "#fbdfda", paper: "#fff5f1", sky: ["#fad6cd", "#e59a8d"] },
  blue: { deep: "#1c3d70", mid: "#5b89c4", light: "#dcebfa", paper: "#f6fbff", sky: ["#d6e8fa", "#94bde6"] },
  green: { deep: "#24501f", mid: "#6ba352", light: "#e0f0d4", paper: "#f8fff2", sky: ["#dff0cd", "#a4cd84"] },
};
const PLAIN: CardColour = {
  deep: "#4a4034",
  mid: "#8f8370",
  light: "#eee6d6",
  paper: "#fffaf0",
  sky: ["#e9dfca", "#c9bca0"],
};

export function cardColour(name: string): CardColour {
  return COLOURS[name] ?? PLAIN;
}

/** The inks of a character by its rank: banner from left to right. */
const RANKS: Record<string, [string, string]> = {
  a: ["#7a4b9e", "#482a63"],
  b: ["#3f66ad", "#233f78"],
  c: ["#22786b", "#11453d"],
  d: ["#a23a44", "#611d27"],
  e: ["#8d4683", "#54254e"],
  f: ["#8a6428", "#4d3610"],
};

export function rankInks(rank: string): [string, string] {
  return RANKS[rank] ?? ["#5d6673", "#353b45"];
}
