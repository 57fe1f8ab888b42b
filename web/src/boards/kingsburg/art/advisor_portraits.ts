/** The parts of a portrait. All of these are our own drawings. */
export interface AdvisorLook {
  skin: string;
  hair: string;
  coat: string;
  trim: string;
  hat: string;
  beard?: "short" | "long" | "moustache";
  locks?: boolean;
}

const PALE = "#f0d2b4";
const WARM = "#dfb08a";
const DARK = "#b37a52";
const look = (
  skin: string,
  hair: string,
  coat: string,
  trim: string,
  hat: string,
  rest: Partial<AdvisorLook> = {},
): AdvisorLook => ({ skin, hair, coat, trim, hat, ...rest });

export const PORTRAITS: Record<string, AdvisorLook> = {
  jester: look(PALE, "#8a4b2a", "#b23a48", "#e3b04b", "jester"),
  squire: look(PALE, "#c9a15a", "#4f7a5a", "#e9dcbf", "cap"),
  architect: look(WARM, "#4a3a2c", "#6a5a7a", "#d8c9a8", "beret", { beard: "moustache" }),
  merchant: look(DARK, "#2b2116", "#8a5a2b", "#e3b04b", "turban", { beard: "short" }),
  sergeant: look(WARM, "#3b2c20", "#5d6673", "#b8bfca", "kettle", { beard: "moustache" }),
  alchemist: look(PALE, "#d9d3c5", "#3f6b62", "#9fd0c0", "hood", { beard: "short" }),
  astronomer: look(WARM, "#5a5048", "#2f4673", "#e3c56b", "starry"),
  treasurer: look(PALE, "#8c8478", "#6e2f3c", "#e3b04b", "skullcap", { beard: "short" }),
  "master-hunter": look(WARM, "#6b3f22", "#48602f", "#c98b1f", "feather", { beard: "short" }),
  general: look(WARM, "#3b2c20", "#7b2b2b", "#c9ced6", "plume"),
  swordsmith: look(DARK, "#2b2116", "#5a4a3c", "#a86b3c", "band", { beard: "long" }),
  duchess: look(PALE, "#a86b2e", "#5b3f78", "#e8d2ef", "hennin", { locks: true }),
  champion: look(WARM, "#3b2c20", "#3c4a5c", "#d3d9e2", "helm"),
  smuggler: look(DARK, "#2b2116", "#333a45", "#7c8594", "cowl"),
  inventor: look(PALE, "#b8502a", "#7a5a32", "#d3b27a", "goggles", { beard: "moustache" }),
  wizard: look(PALE, "#efece4", "#3b3474", "#c9b6ff", "wizard", { beard: "long" }),
  queen: look(PALE, "#6b3a22", "#8c2f4a", "#e3b04b", "tiara", { locks: true }),
  king: look(WARM, "#7a5a3a", "#7a1f2b", "#e3b04b", "crown", { beard: "long" }),
};

export const UNKNOWN_ADVISOR: AdvisorLook = look(WARM, "#5a4a3c", "#5d6673", "#d8c9a8", "cap");

const GOLD = "#e3b04b";
const STEEL = "#aeb6c2";

/** The headgear, drawn over a face at 50,50. */
export function hatOf(one: AdvisorLook): string {
  const { coat, trim, hair } = one;
  const hats: Record<string, string> = {
    jester: `<path d="M33 40C18 36 12 50 14 60c4-8 12-8 20-6zM67 40c15-4 21 10 19 20-4-8-12-8-20-6z" fill="${trim}"/><path d="M31 46c0-24 8-32 19-34 11 2 19 10 19 34-10-7-28-7-38 0z" fill="${coat}"/><path d="M50 12c-3 8-3 22 0 29z" fill="${trim}"/><circle cx="14" cy="62" r="4" fill="${GOLD}"/><circle cx="86" cy="62" r="4" fill="${GOLD}"/><circle cx="50" cy="10" r="4.5" fill="${GOLD}"/>`,
    cap: `<path d="M31 44c0-16 8-23 19-23s19 7 19 23c-12-5-26-5-38 0z" fill="${coat}"/><path d="M31 44c12-6 26-6 38 0l0 4c-12-5-26-5-38 0z" fill="${trim}"/>`,
    beret: `<path d="M26 38c2-14 18-20 34-16 14 3 17 12 14 18-14-5-34-4-46 2z" fill="${coat}"/><circle cx="62" cy="20" r="3" fill="${trim}"/>`,
    turban: `<path d="M28 44c-2-18 10-27 22-27s24 9 22 27c-12-9-32-9-44 0z" fill="#efe3cc"/><path d="M29 40c14-14 30-14 42 0M31 32c12-10 28-10 38 0" stroke="#c9b386" stroke-width="2.5" fill="none"/><circle cx="50" cy="33" r="4.5" fill="${trim}"/>`,
    kettle: `<path d="M32 40c0-16 8-22 18-22s18 6 18 22z" fill="${STEEL}"/><path d="M22 44c6-8 50-8 56 0-8-2-48-2-56 0z" fill="#8d96a3"/><path d="M50 18v22" stroke="#8d96a3" stroke-width="2"/>`,
    hood: `<path d="M26 66C20 36 32 17 50 17s30 19 24 49c-3-18-8-30-24-30S29 48 26 66z" fill="${coat}"/><path d="M30 62c-2-16 6-27 20-27s22 11 20 27" stroke="${trim}" stroke-width="2" fill="none"/>`,
    starry: `<path d="M28 44 52 4l20 40c-14-6-30-6-44 0z" fill="${coat}"/><path d="m50 22 1.6 4 4.2.3-3.3 2.6 1.2 4.1-3.7-2.3-3.6 2.3 1.1-4.1-3.2-2.6 4.1-.3zM40 34l1 2.4 2.5.2-2 1.6.7 2.5-2.2-1.4-2.2 1.4.7-2.5-2-1.6 2.5-.2z" fill="${trim}"/><path d="M27 44c14-7 31-7 46 0v4c-14-6-32-6-46 0z" fill="${trim}"/>`,
    skullcap: `<path d="M32 42c0-15 8-21 18-21s18 6 18 21c-11-5-25-5-36 0z" fill="${coat}"/><circle cx="50" cy="20" r="3" fill="${trim}"/>`,
    feather: `<path d="M22 44c10-8 46-8 56 0-6 3-50 3-56 0z" fill="${coat}"/><path d="M33 41c0-14 7-20 17-20s17 6 17 20z" fill="${coat}"/><path d="M64 36C70 16 82 10 90 10c-4 12-10 24-24 28z" fill="${trim}"/><path d="M66 36 88 12" stroke="#8a5f06" stroke-width="1.5"/>`,
    plume: `<path d="M50 20C56 4 76 2 84 12c-12-1-20 4-26 14z" fill="#b23a48"/><path d="M30 50c-2-22 8-31 20-31s22 9 20 31l-6-8H36z" fill="${STEEL}"/><path d="M30 44h40v5H30z" fill="#7c8594"/><path d="M50 19v26" stroke="${GOLD}" stroke-width="3"/>`,
    band: `<path d="M32 44c1-16 8-22 18-22s17 6 18 22c-11-4-25-4-36 0z" fill="${hair}"/><path d="M32 42c12-4 24-4 36 0v5c-12-4-24-4-36 0z" fill="${trim}"/>`,
    hennin: `<path d="M34 40 58 2l10 38c-10-6-24-6-34 0z" fill="${coat}"/><path d="M58 3c14 8 22 30 22 58-6-14-10-20-14-24z" fill="${trim}" opacity=".8"/><path d="M32 42c12-7 25-7 37 0v4c-12-6-25-6-37 0z" fill="${GOLD}"/>`,
    helm: `<path d="M30 64V40c0-14 8-22 20-22s20 8 20 22v24c-6 6-34 6-40 0z" fill="${STEEL}"/><path d="M50 18v48M30 46h40" stroke="#7c8594" stroke-width="3"/><path d="M34 46h13v4H34zM53 46h13v4H53z" fill="#23272f"/><path d="M55 54h8M55 58h8M37 54h8M37 58h8" stroke="#5d6673" stroke-width="1.6"/>`,
    cowl: `<path d="M24 70C18 36 30 15 50 15s32 21 26 55c-4-16-8-33-26-33S28 54 24 70z" fill="${coat}"/><path d="M33 56c10 4 24 4 34 0v10c-8 8-26 8-34 0z" fill="#22262e"/>`,
    goggles: `<path d="M32 42c-4-18 8-24 18-24s22 6 18 24c-4-8-10-12-18-12s-14 4-18 12z" fill="${hair}"/><path d="M31 37c12-5 26-5 38 0v4c-12-5-26-5-38 0z" fill="#4a3a26"/><circle cx="42" cy="36" r="7" fill="${trim}"/><circle cx="58" cy="36" r="7" fill="${trim}"/><circle cx="42" cy="36" r="4.4" fill="#8fc3d6"/><circle cx="58" cy="36" r="4.4" fill="#8fc3d6"/>`,
    wizard: `<path d="M30 42C36 30 40 12 56 2c4 10-1 14 2 22 3 7 8 12 12 18-12-6-28-6-40 0z" fill="${coat}"/><path d="M22 46c14-10 42-10 56 0-14-3-42-3-56 0z" fill="${coat}"/><path d="M31 40c12-6 26-6 38 0l1 4c-12-5-28-5-40 0z" fill="${trim}"/>`,
    tiara: `<path d="M32 40c2-12 8-17 18-17s16 5 18 17c-12-6-24-6-36 0z" fill="${hair}"/><path d="m32 36 4-16 8 9 6-14 6 14 8-9 4 16c-12-5-24-5-36 0z" fill="${GOLD}"/><circle cx="50" cy="16" r="2.6" fill="#b23a48"/><circle cx="50" cy="30" r="2.6" fill="#3d7cc9"/>`,
    crown: `<path d="m29 40-3-24 12 11L50 8l12 19 12-11-3 24c-13-5-29-5-42 0z" fill="${GOLD}"/><path d="M29 38c13-6 29-6 42 0v5c-13-6-29-6-42 0z" fill="#b8862b"/><circle cx="50" cy="9" r="3.4" fill="#b23a48"/><circle cx="26" cy="16" r="3" fill="#3d7cc9"/><circle cx="74" cy="16" r="3" fill="#3d7cc9"/><circle cx="50" cy="31" r="3" fill="#b23a48"/>`,
  };
  return hats[one.hat] ?? hats.cap ?? "";
}

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
