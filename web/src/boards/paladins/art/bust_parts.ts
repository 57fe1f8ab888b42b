/** The parts of a portrait, 100 by 100. All of these are our own drawings. */
export interface Bust {
  skin: string;
  hair: string;
  coat: string;
  trim: string;
  /** What is worn on the head; see HEADGEAR. */
  head: string;
  /** Its colour. */
  metal?: string;
  beard?: "full" | "short" | "moustache" | "forked";
  locks?: boolean;
  ground?: string;
}

const EYES = "#241a12";
const dome = (fill: string, edge: string) =>
  `<path d="M29 47C28 24 38 13 50 13s22 11 21 34c-13-5-29-5-42 0z" fill="${fill}" stroke="${edge}" stroke-width="2"/>`;
const nasal = (fill: string) => `<path d="M47 36h6v22l-3 3-3-3z" fill="${fill}"/>`;
const band = (fill: string) => `<path d="M28 47c14-6 30-6 44 0v6c-14-6-30-6-44 0z" fill="${fill}"/>`;
const mail = `<path d="M29 44c-3 20 0 36 8 46h26c8-10 11-26 8-46-1 18-9 29-21 29S30 62 29 44z" fill="#98a0ac"/><path d="M33 62c4 14 30 14 34 0M34 72c5 10 27 10 32 0" stroke="#6d7684" stroke-width="2" fill="none" stroke-dasharray="3 2"/>`;

/** Headgear by name; `c` is its colour. */
const HEADGEAR: Record<string, (c: string, hair: string) => string> = {
  none: (_, hair) =>
    `<path d="M31 46C29 24 40 17 50 17s21 7 19 29c-3-10-7-15-12-17-8 5-18 5-20 3-3 4-5 8-6 14z" fill="${hair}"/>`,
  tonsure: (_, hair) =>
    `<path d="M31 50c-3-12 0-22 5-26l4 4c7-3 13-3 20 0l4-4c5 4 8 14 5 26-2-9-4-13-7-16-8-4-16-4-24 0-3 3-5 7-7 16z" fill="${hair}"/>`,
  horned: (c) =>
    `${dome(c, "#4a5160")}<path d="M29 40C16 38 10 27 13 14c5 11 11 15 20 16zM71 40c13-2 19-13 16-26-5 11-11 15-20 16z" fill="#f1e4c6" stroke="#8a744a" stroke-width="1.5"/>${band("#6b5232")}<path d="M47 13h6v36h-6z" fill="#6b5232"/>`,
  nasal: (c) => `${mail}${dome(c, "#4a5160")}${nasal(c)}${band("#59616f")}`,
  ridge: (c) => `${dome(c, "#4a5160")}<path d="M47 12h6v38h-6z" fill="#59616f"/>${nasal("#59616f")}${band("#59616f")}`,
  crested: (c) =>
    `${dome(c, "#7a5a16")}<path d="M24 26C28 4 72 4 76 26c-8-8-16-11-26-11s-18 3-26 11z" fill="#a3232b"/><path d="M29 44c-3 10-2 20 1 28l7-4c-4-8-5-14-4-22zM71 44c3 10 2 20-1 28l-7-4c4-8 5-14 4-22z" fill="${c}" stroke="#7a5a16" stroke-width="1.5"/>${band("#a8741a")}`,
  turban: (c) =>
    `<path d="M26 46c-4-18 8-32 24-32s28 14 24 32c-7-8-15-11-24-11s-17 3-24 11z" fill="${c}"/><path d="M28 40c10-16 30-22 44-6M32 28c12-10 28-8 40 12M44 15c14 4 24 14 29 28" stroke="#0002" stroke-width="3" fill="none"/><circle cx="50" cy="32" r="4" fill="#b23a48" stroke="#f4e2b0" stroke-width="1.5"/>`,
  spiked: (c) =>
    `<path d="M48 2h4l3 14h-10z" fill="${c}"/>${dome(c, "#4a5160")}<path d="M27 48c14-8 32-8 46 0v9c-3-3-5-4-9-5-9-3-19-3-28 0-4 1-6 2-9 5z" fill="#e9dcc0"/><path d="M28 52c-4 12-2 26 4 34l6-6c-5-8-7-16-6-26zM72 52c4 12 2 26-4 34l-6-6c5-8 7-16 6-26z" fill="#e9dcc0"/>`,
  hood: (c) =>
    `<path d="M50 9c-22 0-30 18-29 38 1 18-3 32-9 46h18c-2-14 1-26 2-40 1-14 7-20 18-20s17 6 18 20c1 14 4 26 2 40h18c-6-14-10-28-9-46 1-20-7-38-29-38z" fill="${c}"/><path d="M50 9c-22 0-30 18-29 38" stroke="#0002" stroke-width="3" fill="none"/>`,
  veil: (c) =>
    `<path d="M50 9c-22 0-30 18-29 38 1 18-3 32-9 46h18l2-40c1-14 7-20 18-20s17 6 18 20l2 40h18c-6-14-10-28-9-46 1-20-7-38-29-38z" fill="${c}"/><path d="M32 56c12 5 24 5 36 0 1 12-6 20-18 20s-19-8-18-20z" fill="${c}"/>`,
  cap: (c, hair) =>
    `<path d="M31 50c-1-5 0-10 2-13h34c2 3 3 8 2 13l-4-9H35z" fill="${hair}"/><path d="M28 38C28 20 38 14 52 14s22 8 21 20c-14-3-30-2-45 4z" fill="${c}"/><path d="M66 16c8-8 14-10 18-8-3 5-6 10-14 16z" fill="#e9dcc0"/>`,
  brim: (c, hair) =>
    `<path d="M31 52c-1-6 0-10 2-13h34c2 3 3 7 2 13l-4-9H35z" fill="${hair}"/><path d="M34 36c0-16 6-22 16-22s16 6 16 22z" fill="${c}"/><path d="M16 40c12-9 56-9 68 0-14 5-54 5-68 0z" fill="${c}"/><path d="M34 34c10-3 22-3 32 0" stroke="#0004" stroke-width="3" fill="none"/>`,
  kettle: (c) =>
    `${dome(c, "#4a5160")}<path d="M17 49c14-10 52-10 66 0-16 4-50 4-66 0z" fill="${c}" stroke="#4a5160" stroke-width="2"/>`,
  coif: (c) =>
    `<path d="M50 12c-18 0-24 14-23 32 0 16 4 28 12 36h22c8-8 12-20 12-36 1-18-5-32-23-32zm0 20c11 0 16 6 16 18 0 14-7 22-16 22s-16-8-16-22c0-12 5-18 16-18z" fill="${c}" fill-rule="evenodd"/>`,
  mitre: (c) =>
    `<path d="M30 44C28 26 38 12 50 4c12 8 22 22 20 40-12-5-28-5-40 0z" fill="${c}"/><path d="M47 9h6v32h-6zM36 27h28v5H36z" fill="#c99a3a"/>${band("#c99a3a")}`,
  plumed: (c) =>
    `${mail}<path d="M50 13c4-14 24-14 32 2-12-4-20 0-26 8z" fill="${c}"/>${dome("#c3cad4", "#4a5160")}${nasal("#8d96a3")}${band("#c99a3a")}`,
  crowned: (c) =>
    `${mail}${dome("#c3cad4", "#4a5160")}<path d="M28 45l-3-17 10 7 5-11 10 9 10-9 5 11 10-7-3 17c-14-6-30-6-44 0z" fill="#d9a842" stroke="#7a5a16" stroke-width="1.5"/><circle cx="50" cy="38" r="3" fill="${c}"/>`,
  great: (c) =>
    `${mail}<path d="M50 2l5 13h-10z" fill="${c}"/><path d="M30 22c4-6 12-9 20-9s16 3 20 9l2 28H28z" fill="#c3cad4" stroke="#4a5160" stroke-width="2"/><path d="M47 15h6v36h-6zM28 44h44v7H28z" fill="#d9a842"/>`,
};

const BEARDS: Record<string, (hair: string) => string> = {
  full: (hair) => `<path d="M33 54c2 6 8 6 17 6s15 0 17-6c2 18-5 34-17 38-12-4-19-20-17-38z" fill="${hair}"/>`,
  short: (hair) => `<path d="M33 55c3 6 9 5 17 5s14 1 17-5c0 12-7 19-17 19s-17-7-17-19z" fill="${hair}"/>`,
  moustache: (hair) => `<path d="M38 63c4-5 9-4 12-2 3-2 8-3 12 2-4 3-9 2-12 0-3 2-8 3-12 0z" fill="${hair}"/>`,
  forked: (hair) =>
    `<path d="M33 54c2 6 8 6 17 6s15 0 17-6c2 14-2 26-8 36l-9-12-9 12c-6-10-10-22-8-36z" fill="${hair}"/>`,
};

/** The portrait inside its frame. */
export function bustBody({ skin, hair, coat, trim, head, metal = "#aeb6c2", beard, locks }: Bust): string {
  const gear = HEADGEAR[head] ?? HEADGEAR.none;
  return [
    locks ? `<path d="M30 44c-6 22-4 36-9 46h58c-5-10-3-24-9-46z" fill="${hair}"/>` : "",
    `<path d="M10 106c0-24 16-32 40-32s40 8 40 32z" fill="${coat}"/>`,
    `<path d="M40 74l10 13 10-13v32H40z" fill="${trim}" opacity=".8"/>`,
    `<path d="M43 62h14v15c-4 6-10 6-14 0z" fill="${skin}"/><path d="M43 67c4 4 10 4 14 0v5c-4 4-10 4-14 0z" fill="#0002"/>`,
    `<path d="M33 46c0-15 7-22 17-22s17 7 17 22c0 17-8 26-17 26s-17-9-17-26z" fill="${skin}"/>`,
    `<path d="M38 45c2-2 6-2 8 0M54 45c2-2 6-2 8 0" stroke="${hair}" stroke-width="2.2" fill="none"/>`,
    `<circle cx="43" cy="50" r="2.2" fill="${EYES}"/><circle cx="57" cy="50" r="2.2" fill="${EYES}"/>`,
    `<path d="M50 50l-2 8h4" stroke="#0004" stroke-width="1.6" fill="none"/>`,
    beard === "full" || beard === "forked" || beard === "short" ? (BEARDS[beard]?.(hair) ?? "") : "",
    `<path d="M45 65c3 2 7 2 10 0" stroke="#8a3f36" stroke-width="2.2" fill="none"/>`,
    beard === "moustache" ? (BEARDS.moustache?.(hair) ?? "") : "",
    gear?.(metal, hair) ?? "",
  ].join("");
}
