import coins from "icon:coins";
import hood from "icon:hood";
import crown from "icon:jewel-crown";
import swords from "icon:crossed-swords";
import { card, inked, placed } from "../game_cover_shapes";
import type { Cover } from "../game_covers";

/** Five characters in a hand; the middle one is shown, the others are still sealed. */
const scene = [
  `<g opacity=".14">${placed(swords, 88, 16, 0.28)}</g>`,
  card(92, 196, -30, 0.3),
  card(228, 196, 30, 0.3),
  card(124, 184, -15, 0.5, '<circle cy="-50" r="12" style="fill:var(--pc)" opacity=".6"/>'),
  card(196, 184, 15, 0.5, '<circle cy="-50" r="12" style="fill:var(--pc)" opacity=".6"/>'),
  card(160, 172, 0, 1, inked(crown, -24, -98, 0.094) + inked(hood, -27, -54, 0.105)),
  placed(coins, 22, 118, 0.1),
  `<g opacity=".75">${placed(coins, 262, 22, 0.075)}</g>`,
].join("");

export const cover: Cover = { colour: "emerald", icon: swords, scene };
