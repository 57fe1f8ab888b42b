import type { Bust } from "./bust_parts";

export const PLAIN_GROUND = "#e7dcc2";
const PALE = "#f1d3b5";
const WARM = "#e0b088";
const TAN = "#c68e62";
const BROWN = "#8f5b38";

const bust = (
  skin: string,
  hair: string,
  coat: string,
  trim: string,
  head: string,
  rest: Partial<Bust> = {},
): Bust => ({ skin, hair, coat, trim, head, ...rest });

const TOWNSFOLK: Record<string, Bust> = {
  abbot: bust(PALE, "#cfc7b8", "#4c3b2a", "#c99a3a", "mitre", { metal: "#efe6cf", beard: "short" }),
  acolyte: bust(PALE, "#6b4526", "#6d5a3c", "#efe6cf", "tonsure"),
  architect: bust(WARM, "#3b2c20", "#4b5a7a", "#e9dcc0", "brim", { metal: "#2f3a54", beard: "moustache" }),
  defender: bust(WARM, "#4a3a2c", "#7c2a26", "#d9a842", "kettle", { beard: "short" }),
  gatekeeper: bust(PALE, "#54452f", "#59616f", "#98a0ac", "ridge", { beard: "moustache" }),
  missionary: bust(TAN, "#2b2116", "#efe6cf", "#8a6a2a", "tonsure", { beard: "full" }),
  watchman: bust(WARM, "#7a4a1e", "#3d6b46", "#e9dcc0", "coif", { metal: "#5d7f63", beard: "full" }),
  conspirator: bust(PALE, "#2b2116", "#3a2350", "#7437ae", "veil", { metal: "#2b1c3c" }),
  "debt-collector": bust(TAN, "#2b2116", "#5b2030", "#d9a842", "cap", { metal: "#8e2230", beard: "forked" }),
  peddler: bust(WARM, "#8a5a2b", "#7a5a2e", "#d98a3a", "brim", { metal: "#6b4a24", beard: "short" }),
  squire: bust(PALE, "#c9963f", "#2f6b4c", "#e9dcc0", "cap", { metal: "#3d8a5e" }),
};

const PALADINS: Record<string, Bust> = {
  anseis: bust(PALE, "#6b4526", "#2f5fa3", "#e9dcc0", "plumed", { metal: "#2f5fa3", beard: "short" }),
  berengier: bust(WARM, "#3b2c20", "#b23b28", "#f4e2b0", "great", { metal: "#b23b28" }),
  engelier: bust(WARM, "#8a3f1e", "#c99a3a", "#7c2a26", "plumed", { metal: "#c12f2b", beard: "full" }),
  gerier: bust(PALE, "#c9963f", "#efe6cf", "#2f5fa3", "nasal", { beard: "moustache" }),
  gerin: bust(TAN, "#2b2116", "#3c7a34", "#f4e2b0", "crowned", { metal: "#3c7a34", beard: "short" }),
  girard: bust(WARM, "#cfc7b8", "#5c7a34", "#e9dcc0", "kettle", { beard: "full" }),
  ivon: bust(PALE, "#54452f", "#4b5a7a", "#f4e2b0", "ridge", { beard: "forked" }),
  ivoire: bust(PALE, "#d9b46a", "#f4efe4", "#8a6a2a", "plumed", { metal: "#f4efe4", locks: true }),
  oliver: bust(WARM, "#6b3f22", "#26242e", "#c99a3a", "nasal", { beard: "short" }),
  otton: bust(TAN, "#8a744a", "#2563ad", "#d9a842", "great", { metal: "#2563ad" }),
  roland: bust(PALE, "#b3702e", "#a3232b", "#f4e2b0", "crowned", { metal: "#c12f2b", beard: "full" }),
  samson: bust(BROWN, "#1c140e", "#7a4a1e", "#e9dcc0", "plumed", { metal: "#d98a3a", beard: "full", locks: true }),
};

/** The headgear of each people, of which cards of one name wear different ones. */
const PEOPLES: Record<string, { heads: string[]; skins: string[]; hairs: string[]; ground: string; metal: string }> = {
  viking: {
    heads: ["horned", "ridge", "nasal"],
    skins: [PALE, WARM],
    hairs: ["#b3702e", "#8a3f1e", "#d9b46a", "#6b4526"],
    ground: "#cfdae6",
    metal: "#aeb6c2",
  },
  byzantine: {
    heads: ["crested", "crested", "coif"],
    skins: [WARM, TAN],
    hairs: ["#3b2c20", "#54452f", "#2b2116"],
    ground: "#ecd3d2",
    metal: "#d3a548",
  },
  saracen: {
    heads: ["turban", "spiked", "veil"],
    skins: [TAN, BROWN],
    hairs: ["#1c140e", "#2b2116", "#3b2c20"],
    ground: "#dbe6d3",
    metal: "#e9dcc0",
  },
};
const COATS = ["#4b5a7a", "#7c2a26", "#3d6b46", "#6b4a24", "#3a2350", "#2f6b73", "#8a5a2b"];
const BEARDS = ["full", "short", "forked", "moustache", undefined] as const;

function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
}

const choose = <T>(list: readonly T[], n: number): T | undefined => list[n % list.length];

/** An outsider: the same name and people always look the same. */
function outsider(name: string, people: string): Bust {
  const folk = PEOPLES[people] ?? PEOPLES.viking;
  const seed = seedOf(name + people);
  const beard = choose(BEARDS, Math.floor(seed / 7));
  return {
    skin: choose(folk?.skins ?? [], seed) ?? WARM,
    hair: choose(folk?.hairs ?? [], Math.floor(seed / 3)) ?? "#3b2c20",
    coat: choose(COATS, Math.floor(seed / 11)) ?? "#4b5a7a",
    trim: "#e9dcc0",
    head: choose(folk?.heads ?? [], Math.floor(seed / 5)) ?? "none",
    metal: folk?.metal ?? "#aeb6c2",
    ground: folk?.ground ?? "#cfdae6",
    ...(beard ? { beard } : {}),
  };
}

/** The name of a card without its number: `debt-collector-3` is a `debt-collector`. */
export const familyOf = (id: string): string => id.replace(/-\d+$/, "");

/** How a person on a card looks; somebody unknown wears a hood. */
export function bustOf(id: string, people?: string | undefined): Bust {
  const name = familyOf(id);
  if (people) return outsider(name, people);
  return TOWNSFOLK[name] ?? PALADINS[name] ?? bust(WARM, "#54452f", "#6b4a24", "#e9dcc0", "hood", { metal: "#6b4a24" });
}
