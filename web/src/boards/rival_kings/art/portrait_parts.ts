/** The parts of a bust, 100 by 100, drawn by us in flat colours with one light from the left. */
export interface Sitter {
  skin: string;
  hair: string;
  coat: string;
  /** The lining, collar or apron. */
  trim: string;
  /** Behind the head: long hair, a veil, a halberd. */
  behind?: string;
  /** Over the shoulders: a ruff, a chain, an apron. */
  collar?: string;
  /** Over the face: beard, then hat. */
  over?: string;
  /** Red lips and lashes. */
  isLady?: boolean;
  /** Nothing of the face can be seen. */
  isMasked?: boolean;
}

export const BRASS = "#c9a24a";
export const BRASS_DEEP = "#8f6a22";
export const LACE = "#f8f2e4";
export const STEEL = "#b4bcc8";
export const STEEL_DEEP = "#717b8a";
const INK = "#2a1d14";
const SHADE = "#00000024";

export const SKINS = { pale: "#f3d5b8", rosy: "#eec29c", tan: "#d7a377", brown: "#a8704a", deep: "#7d4f33" };

export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${String(x)}" cy="${String(y)}" r="${String(r)}" fill="${fill}"/>`;

// hair
export const longHair = (hair: string): string =>
  path("M50 16c-20 0-27 14-27 30 0 18-6 30-9 44h72c-3-14-9-26-9-44 0-16-7-30-27-30z", hair) +
  path("M50 16c20 0 27 14 27 30 0 18 6 30 9 44H66c6-22 2-60-16-74z", SHADE);
export const curls = (hair: string): string =>
  path("M50 17c-17 0-25 11-26 26-1 9-8 13-6 22 2 8 9 10 14 8h36c5 2 12 0 14-8 2-9-5-13-6-22-1-15-9-26-26-26z", hair);
export const parting = (hair: string): string =>
  path("M31 48c-1-18 7-26 19-26s20 8 19 26c-3-10-8-15-14-17-6 5-15 4-24 17z", hair);
export const crop = (hair: string): string =>
  path("M31 46c-2-17 7-26 19-26s21 9 19 26l-3-2c0-7-3-11-6-12-6 3-14 3-20 0-3 1-6 5-6 12z", hair);
export const bun = (hair: string): string => dot(50, 15, 9, hair) + parting(hair);

// beards
export const moustache = (hair: string): string =>
  path("M38 61c4-5 9-4 12-2 3-2 8-3 12 2-4 3-9 3-12 1-3 2-8 2-12-1z", hair);
export const goatee = (hair: string): string => moustache(hair) + path("M45 66h10l-3 9h-4z", hair);
export const fullBeard = (hair: string): string =>
  path("M32 50c2 9 6 9 9 9 5-4 13-4 18 0 3 0 7 0 9-9 3 18-5 31-18 31S29 68 32 50z", hair) +
  line("M45 66c3 2 7 2 10 0", "#7a3a30", 2);
export const longBeard = (hair: string): string =>
  path("M32 50c2 9 6 9 9 9 5-4 13-4 18 0 3 0 7 0 9-9 4 24-4 42-18 46-14-4-22-22-18-46z", hair) +
  line("M45 66c3 2 7 2 10 0", "#7a3a30", 2) +
  line("M44 76c1 6 3 11 6 14M56 76c-1 6-3 11-6 14", SHADE, 1.6);

// collars
export const ruff =
  path("M22 78c6-9 16-11 28-11s22 2 28 11c-6 8-16 10-28 10s-22-2-28-10z", LACE) +
  line("M28 77l6 8M36 72l4 14M45 70l2 17M55 70l-2 17M64 72l-4 14M72 77l-6 8", "#c9bb9c", 1.8);
export const bands = path("M33 73c10 6 24 6 34 0l9 15-17 3-9-12-9 12-17-3z", LACE);
export const ermine =
  path("M16 92c6-18 20-20 34-20s28 2 34 20l2 12H14z", LACE) + line("M28 84v6M38 90v6M50 86v6M62 90v6M72 84v6", INK, 3);
export const pearls = line("M36 73c8 9 20 9 28 0", LACE, 4).replace("/>", ' stroke-dasharray="0.1 5.4"/>');
export const chain = (drop: string): string =>
  line("M26 80c8 14 40 14 48 0", BRASS, 4).replace("/>", ' stroke-dasharray="5 4"/>') + dot(50, 92, 5, drop);
export const apron = (trim: string): string =>
  path("M35 84c4 4 26 4 30 0l5 20H30z", trim) + line("M35 85l-5-10M65 85l5-10", trim, 3.4);
export const shirt = (trim: string): string => path("M41 74l9 14 9-14 5 4-14 24-14-24z", trim);
export const cape = (trim: string): string =>
  path("M10 104c0-18 10-27 24-30l16 16 16-16c14 3 24 12 24 30H74L50 90l-24 14z", trim);

const eyes = (isLady: boolean): string =>
  dot(43, 50, 2.3, INK) +
  dot(57, 50, 2.3, INK) +
  dot(43.8, 49.2, 0.7, "#fff") +
  dot(57.8, 49.2, 0.7, "#fff") +
  (isLady ? line("M39.5 48.5l2-1.6M60.500 48.5l-2-1.6", INK, 1.4) : "");

function face({ skin, hair, isLady = false }: Sitter): string {
  return (
    path("M42 62h16v14c-4 7-12 7-16 0z", skin) +
    path("M42 66c5 5 11 5 16 0v5c-5 5-11 5-16 0z", SHADE) +
    path("M31 49c-4-1-4 8 1 10M69 49c4-1 4 8-1 10", skin) +
    path("M32 46c0-15 7-23 18-23s18 8 18 23c0 17-8 26-18 26s-18-9-18-26z", skin) +
    path("M50 23c11 0 18 8 18 23 0 17-8 26-18 26 8-6 10-32 0-49z", SHADE) +
    `<g opacity=".35">${dot(39, 58, 3.6, "#d9694f")}${dot(61, 58, 3.6, "#d9694f")}</g>` +
    line("M38.500 44.500c2-2 5-2 7-.5M54.500 44c2-1.500 5-1.500 7 .5", hair, isLady ? 1.6 : 2.2) +
    eyes(isLady) +
    line("M50 51l-2 6.500c1 1 2.500 1 4 .5", "#0000004d", 1.5) +
    line("M45 64.500c3 2 7 2 10 0", isLady ? "#b23a48" : "#8d463a", isLady ? 2.4 : 1.8)
  );
}

/** The SVG content of a bust. */
export function bust(sitter: Sitter): string {
  const { coat, behind = "", collar = "", over = "", isMasked = false } = sitter;
  return (
    behind +
    path("M8 104c0-22 17-30 42-30s42 8 42 30z", coat) +
    path("M50 74c25 0 42 8 42 30H62c6-12 2-24-12-30z", SHADE) +
    (isMasked ? "" : face(sitter)) +
    collar +
    over
  );
}
