/** What Odo wears at a court; his face is the same everywhere. */
interface Costume {
  beret: string;
  band: string;
  feather: string;
  /** The two halves of his tabard. */
  left: string;
  right: string;
  trim: string;
  /** What is worn over the beret or beside it, and what is sewn on the tabard. */
  badge: string;
}

export const ODO_GROUND = "#cfd9e4";
export const ODO_FRAME = "#bfa980";
const GOLD = "#e3b04b";
const LINEN = "#f7f1e3";
const SKIN = "#e9c29c";
const HAIR = "#7a4a26";

const star = (x: number, y: number) =>
  `<path d="M${x} ${y - 6}l1.8 4 4.3.4-3.3 2.9 1 4.2-3.8-2.3-3.8 2.3 1-4.2-3.3-2.9 4.3-.4z" fill="${GOLD}"/>`;
const lozenge = (x: number, y: number) => `<path d="M${x} ${y - 6}l5 6-5 6-5-6z" fill="${GOLD}"/>`;
const cross = (x: number, y: number) =>
  `<path d="M${x} ${y - 6}v13M${x - 5} ${y - 1}h10" stroke="${GOLD}" stroke-width="3"/>`;
const drop = (x: number, y: number) =>
  `<path d="M${x} ${y - 7}c5 6 6 13 0 14-6-1-5-8 0-14z" fill="${GOLD}"/><path d="M${x - 4} ${y + 3}h8" stroke="${HAIR}" stroke-width="1.6"/>`;

const HERALD: Costume = {
  beret: "#7a1f2b",
  band: GOLD,
  feather: LINEN,
  left: "#a8352f",
  right: "#2f4673",
  trim: GOLD,
  badge: star(30, 90) + lozenge(70, 90),
};

const COSTUMES: Record<string, Costume> = {
  kingsburg: HERALD,
  royals: {
    ...HERALD,
    beret: "#2f4673",
    feather: "#f0d7a0",
    left: "#2f4673",
    right: "#6b3a6e",
    badge: lozenge(30, 90) + lozenge(70, 90),
  },
  rival_kings: {
    ...HERALD,
    beret: "#3f2f52",
    band: "#c8ccd6",
    feather: "#b23a48",
    left: "#3f2f52",
    right: "#8c6a1f",
    badge: drop(30, 90) + star(70, 90),
  },
  paladins: {
    ...HERALD,
    beret: "#2d5a4a",
    feather: "#eef0f2",
    left: "#e8e1d0",
    right: "#2d5a4a",
    trim: "#8a5f06",
    badge: cross(30, 90) + cross(70, 90),
  },
};

/** The SVG content of Odo's portrait at a court, 100 by 100. */
export function odoAt(game: string): string {
  const { beret, band, feather, left, right, trim, badge } = COSTUMES[game] ?? HERALD;
  return `<path d="M11 106c0-23 16-31 39-31s39 8 39 31z" fill="${left}"/><path d="M50 75c23 0 39 8 39 31H50z" fill="${right}"/><path d="M50 75v31" stroke="${trim}" stroke-width="2.4"/>${badge}<path d="M33 76c4 9 10 12 17 12s13-3 17-12l-8-2c-3 4-15 4-18 0z" fill="${LINEN}"/><path d="M43 63h14v13c-4 6-10 6-14 0z" fill="${SKIN}"/><path d="M43 67c4 4 10 4 14 0v4c-4 4-10 4-14 0z" fill="#0002"/><path d="M33 47c0-15 7-22 17-22s17 7 17 22c0 16-8 24-17 24s-17-8-17-24z" fill="${SKIN}"/><path d="M32 51c0-6 1-10 3-13l1.5 13zM68 51c0-6-1-10-3-13l-1.5 13z" fill="${HAIR}"/><path d="M39 45c2-2 5-2 7 0M54 45c2-2 5-2 7 0" stroke="${HAIR}" stroke-width="1.8" fill="none"/><circle cx="43" cy="50" r="2.1" fill="#241a12"/><circle cx="57" cy="50" r="2.1" fill="#241a12"/><path d="M50 51l-2 6.5h4" stroke="#0004" stroke-width="1.5" fill="none"/><path d="M39 57c1.5 1.5 3.5 1.5 4.5.5M61 57c-1.5 1.5-3.5 1.5-4.5.5" stroke="#c9825f55" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M43 60.5c4 5 10 5 14 0" stroke="#8a4a3a" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M64 33C60 14 72 4 83 11c-2 3 3 4 4 10-7 0-12 6-13 15z" fill="${feather}"/><path d="M68 33C69 24 73 17 80 14M71 25l7 -1M73 20l8 1" stroke="#0003" stroke-width="1.3" fill="none"/><path d="M24 39c-1-15 13-23 30-22 16 0 25 9 21 21-13-4-36-3-47 7z" fill="${beret}"/><path d="M30 25c9-7 25-8 36-3" stroke="#fff3" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M28 41c12-8 31-9 45-3l-1.5 6c-12-5-29-4-42 2z" fill="${band}"/><circle cx="66" cy="33" r="4.2" fill="${trim}"/><circle cx="66" cy="33" r="1.8" fill="${beret}"/>`;
}
