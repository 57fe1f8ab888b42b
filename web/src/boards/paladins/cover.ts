import church from "icon:church";
import knight from "icon:mounted-knight";
import shield from "icon:templar-shield";
import { placed } from "../game_cover_shapes";
import type { Cover } from "../game_covers";

/** A paladin rides through the hills of the kingdom; below, the shields of those who come to help. */
const scene = [
  '<circle cx="250" cy="52" r="30" opacity=".2"/><circle cx="250" cy="52" r="20" opacity=".25"/>',
  '<path d="M0 124q44-42 92-24t86-20 80 10 62-14v112H0z" opacity=".16"/>',
  `<g opacity=".5">${placed(church, 26, 44, 0.12)}</g>`,
  `<g opacity=".35">${placed(church, 262, 62, 0.075)}</g>`,
  '<path d="M0 150q60-30 126-12t104-8 90 4v54H0z" opacity=".22"/>',
  placed(knight, 96, 22, 0.25),
  ...[36, 76, 236, 276].map((x) => placed(shield, x, 148, 0.055)),
].join("");

export const cover: Cover = { colour: "amber", icon: knight, scene };
