/** The parts of a portrait. All nobles are our own drawings, dressed in the fashion of the 17th century. */
interface Sitter {
  skin: string;
  coat: string;
  behind: string;
  collar: string;
  over: string;
}

export const PORTRAIT_GROUND = "#d8c9a8";
export const PORTRAIT_FRAME = "#5d6673";
const GOLD = "#d9a32f";
const LACE = "#f7f1e3";
const wig = (hair: string) =>
  `<path d="M50 20c-18 0-26 12-28 30-1 12-8 16-6 26 1 8 4 14 10 18h48c6-4 9-10 10-18 2-10-5-14-6-26-2-18-10-30-28-30z" fill="${hair}"/>`;
const curls = (hair: string) =>
  `<path d="M50 22c-16 0-23 10-24 24-1 9-7 12-5 20 2 7 8 9 13 8h32c5 1 11-1 13-8 2-8-4-11-5-20-1-14-8-24-24-24z" fill="${hair}"/>`;
const fringe = (hair: string) =>
  `<path d="M33 46c0-14 7-20 17-20s17 6 17 20c-4-8-9-12-17-12s-13 4-17 12z" fill="${hair}"/>`;
const moustache = (hair: string) =>
  `<path d="M40 60c4-3 8-3 10-1 2-2 6-2 10 1-3 3-8 3-10 1-2 2-7 2-10-1z" fill="${hair}"/>`;
const goatee = (hair: string) => `${moustache(hair)}<path d="M46 65h8l-4 11z" fill="${hair}"/>`;
const ruff = `<ellipse cx="50" cy="76" rx="25" ry="9" fill="${LACE}"/><path d="M29 74l5 9M38 71l3 12M50 71v13M62 71l-3 12M71 74l-5 9" stroke="#c4b593" stroke-width="2"/>`;
const bands = `<path d="M33 72c10 6 24 6 34 0l8 14-16 3-9-11-9 11-16-3z" fill="${LACE}"/>`;
const ermine = `<path d="M22 84c8-12 48-12 56 0l4 18H18z" fill="${LACE}"/><path d="M32 84v7M44 88v8M56 88v8M68 84v7" stroke="#241a12" stroke-width="3.4"/>`;
const pearls = `<path d="M35 70c8 10 22 10 30 0" fill="none" stroke="${LACE}" stroke-width="4" stroke-dasharray="0.1 5" stroke-linecap="round"/>`;

const SITTERS: Record<string, Sitter> = {
  marshal: {
    skin: "#e3b48c",
    coat: "#5d6673",
    behind: "",
    collar: `<path d="M26 88c6-14 42-14 48 0l-6 14H32z" fill="#8d96a3"/>`,
    over: `<path d="M55 20C60 4 82 6 88 22c-10-5-20-3-26 6z" fill="#b23a48"/><path d="M30 48c-1-20 8-30 20-30s21 10 20 30c-6-6-34-6-40 0z" fill="#aeb6c2"/><path d="M22 48c12-9 44-9 56 0-4 4-52 4-56 0z" fill="#7c8594"/>${moustache("#3b2c20")}`,
  },
  baron: {
    skin: "#edc9a6",
    coat: "#4f5b33",
    behind: curls("#6b3f22"),
    collar: bands,
    over: `<path d="M62 28C72 8 92 10 96 24c-10-2-18 2-28 12z" fill="#e8dcc0"/><path d="M33 38c0-14 6-20 17-20s17 6 17 20z" fill="#33372a"/><path d="M12 44c10-12 66-12 76 0-12 3-64 3-76 0z" fill="#23261c"/>${goatee("#6b3f22")}`,
  },
  countess: {
    skin: "#f4d8be",
    coat: "#31716b",
    behind: curls("#3b2418"),
    collar: `<path d="M26 86c6-8 14-12 24-12s18 4 24 12l-10 2c-8-5-20-5-28 0z" fill="${LACE}"/>${pearls}`,
    over: `${fringe("#3b2418")}<circle cx="36" cy="60" r="3" fill="${LACE}"/><circle cx="64" cy="60" r="3" fill="${LACE}"/><path d="M40 25c6-6 14-6 20 0l-3 5H43z" fill="#c96f7c"/>`,
  },
  duke: {
    skin: "#e9c09a",
    coat: "#2f4673",
    behind: wig("#8a6238"),
    collar: ruff,
    over: `${fringe("#8a6238")}<path d="M31 34l3-15 9 7 7-9 7 9 9-7 3 15c-12-5-26-5-38 0z" fill="${GOLD}"/><path d="M31 33c12-5 26-5 38 0v4c-12-5-26-5-38 0z" fill="#7a2a34"/>${goatee("#8a6238")}`,
  },
  cardinal: {
    skin: "#e6bd98",
    coat: "#a3232b",
    behind: "",
    collar: `<path d="M24 86c8-12 44-12 52 0l4 16H20z" fill="#c2333b"/><path d="M50 78v16M42 86h16" stroke="${GOLD}" stroke-width="4"/>`,
    over: `<path d="M33 46c0-4 1-9 3-11h28c2 2 3 7 3 11l-3-5H36z" fill="#cfc7b8"/><path d="M29 36c4-18 10-22 21-22s17 4 21 22c-12-6-30-6-42 0z" fill="#c2333b"/><path d="M36 20c4 6 9 8 14 8s10-2 14-8" fill="none" stroke="#8a1820" stroke-width="3"/><circle cx="50" cy="13" r="4" fill="#8a1820"/>${goatee("#cfc7b8")}`,
  },
  princess: {
    skin: "#f7dcc4",
    coat: "#8c4a7e",
    behind: `<path d="M50 20c-18 0-25 12-26 28-1 16-8 26-10 40h72c-2-14-9-24-10-40-1-16-8-28-26-28z" fill="#d2a24c"/>`,
    collar: `<path d="M28 86c6-8 12-10 22-10s16 2 22 10l-8 4H36z" fill="#f2d9e8"/>${pearls}`,
    over: `${fringe("#d2a24c")}<path d="M34 32l4-10 6 6 6-14 6 14 6-6 4 10c-10-4-22-4-32 0z" fill="${GOLD}"/><circle cx="50" cy="15" r="3" fill="#7ec3d6"/>`,
  },
  king: {
    skin: "#ebc39e",
    coat: "#7a1f2b",
    behind: wig("#33231a"),
    collar: ermine,
    over: `${fringe("#33231a")}<path d="M28 36l-4-24 13 10L50 4l13 18 13-10-4 24c-14-6-30-6-44 0z" fill="${GOLD}"/><path d="M28 34c14-6 30-6 44 0v6c-14-6-30-6-44 0z" fill="#a8741a"/><circle cx="50" cy="6" r="4" fill="#b23a48"/><circle cx="24" cy="13" r="3.4" fill="#3d7cc9"/><circle cx="76" cy="13" r="3.4" fill="#3d7cc9"/>${moustache("#33231a")}`,
  },
};

/** The SVG content of a portrait, 100 by 100. */
export function faceOf(title: string): string {
  const one = SITTERS[title] ?? SITTERS.baron;
  if (!one) return "";
  const { skin, coat, behind, collar, over } = one;
  return `${behind}<path d="M10 106c0-22 16-30 40-30s40 8 40 30z" fill="${coat}"/><path d="M43 62h14v14c-4 6-10 6-14 0z" fill="${skin}"/>${collar}<path d="M33 47c0-15 7-22 17-22s17 7 17 22c0 16-8 24-17 24s-17-8-17-24z" fill="${skin}"/><path d="M39 45c2-2 5-2 7 0M54 45c2-2 5-2 7 0" stroke="#3b2c20" stroke-width="1.8" fill="none"/><circle cx="43" cy="50" r="2.2" fill="#241a12"/><circle cx="57" cy="50" r="2.2" fill="#241a12"/><path d="M50 51l-2 6h4" stroke="#0005" stroke-width="1.5" fill="none"/><path d="M45 63c3 2 7 2 10 0" stroke="#8a3f36" stroke-width="2" fill="none"/>${over}`;
}
