import castle from "icon:castle";
import crown from "icon:imperial-crown";
import { die, placed } from "../game_cover_shapes";
import type { Cover } from "../game_covers";

const HATS = [
  "M-11-17q11-16 22 0z", // a cap
  "M-13-17h26l-5-4q-8-18-16 0z", // a hat with a brim
  "",
  "M-10-18 0-42 10-18z", // a wizard's hat
  "M-11-16v-9q11-11 22 0v9z", // a helmet
];

/** One of the court: a card with a portrait. */
const advisor = (hat: string, n: number): string => `<g transform="translate(${String(50 + n * 55)} 78)">
  <rect x="-24" y="-48" width="48" height="78" rx="8" opacity=".16"/><circle cy="-8" r="22" opacity=".22"/>
  <g opacity=".85"><circle cy="-13" r="9"/><path d="M-17 14c0-13 8-17 17-17s17 4 17 17z"/><path d="${hat}"/></g>
  <rect x="-17" y="20" width="34" height="4" rx="2" opacity=".5"/></g>`;

const scene = [
  `<g opacity=".13">${placed(castle, 96, 60, 0.25)}</g>`,
  ...HATS.map(advisor),
  placed(crown, 140, 22, 0.078),
  die(74, 150, -12, 5),
  die(160, 156, 6, 3),
  die(244, 148, 14, 6),
].join("");

export const cover: Cover = { colour: "crimson", icon: crown, scene };
