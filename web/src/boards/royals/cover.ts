import crown from "icon:queen-crown";
import scroll from "icon:tied-scroll";
import { card, inked, placed } from "../game_cover_shapes";
import type { Cover } from "../game_covers";

const CITIES = [
  [62, 44],
  [96, 66],
  [150, 40],
  [186, 74],
  [236, 46],
  [266, 88],
  [120, 108],
  [70, 126],
];

/** Four countries with their cities, and the cards that win offices there. */
const scene = [
  '<path d="M34 24q30-18 66 4l14 30-22 26-46 4-24-30z" opacity=".2"/>',
  '<path d="M122 20l50 4 30 34-20 40-44-6-24-34z" opacity=".3"/>',
  '<path d="M208 28l58-6 32 42-14 44-46-2-30-38z" opacity=".2"/>',
  '<path d="M44 106l46-10 66 14 4 40-60 24-58-20z" opacity=".26"/>',
  '<path d="M62 44 96 66l54-26 36 34 50-28 30 42M96 66l24 42-50 18" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="5 5" opacity=".6"/>',
  ...CITIES.map(([x, y]) => `<circle cx="${String(x)}" cy="${String(y)}" r="6.5" opacity=".9"/>`),
  card(196, 204, -14, 0.55, '<path d="M-33-76h66v20h-66z" style="fill:var(--pc)" opacity=".5"/>'),
  card(230, 198, 0, 1, inked(crown, -26, -84, 0.1)),
  card(264, 204, 14, 0.55, '<path d="M-33-76h66v20h-66z" style="fill:var(--pc)" opacity=".5"/>'),
  `<g opacity=".8">${placed(scroll, 14, 146, 0.075)}</g>`,
].join("");

export const cover: Cover = { colour: "azure", icon: crown, scene };
