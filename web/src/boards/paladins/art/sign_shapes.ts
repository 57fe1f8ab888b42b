import attack from "icon:crossed-swords";
import byzantine from "icon:crested-helmet";
import convert from "icon:holy-water";
import conspire from "icon:cloak-dagger";
import fortify from "icon:brick-wall";
import garrison from "icon:watchtower";
import hunt from "icon:bow-arrow";
import influence from "icon:fleur-de-lys";
import inquisition from "icon:burning-eye";
import jar from "icon:amphora";
import laurels from "icon:laurels";
import monk from "icon:hooded-figure";
import order from "icon:scroll-unfurled";
import pray from "icon:prayer";
import recruit from "icon:three-friends";
import saracen from "icon:turban";
import seal from "icon:wax-seal";
import strength from "icon:biceps";
import tavern from "icon:beer-stein";
import trade from "icon:scales";
import viking from "icon:viking-helmet";
import workshop from "icon:gear-hammer";

/** Plain signs of one colour, 512 by 512. */
export const SIGNS: Record<string, string> = {
  develop: workshop,
  recruit,
  hunt,
  trade,
  pray,
  conspire,
  commission: monk,
  fortify,
  garrison,
  absolve: jar,
  attack,
  convert,
  monk,
  outpost: garrison,
  wall: fortify,
  jar,
  workshop,
  viking,
  byzantine,
  saracen,
  points: laurels,
  order,
  orders: order,
  seal,
  favour: seal,
  tavern,
  inquisition,
};

const shield = (fill: string, edge: string) =>
  `<path d="M40 24h432v250c0 100-80 172-216 214C120 446 40 374 40 274z" fill="${fill}" stroke="${edge}" stroke-width="26"/>`;
const on = (body: string, ink: string, scale: number) =>
  `<g fill="${ink}" transform="translate(${256 - 256 * scale} ${244 - 256 * scale}) scale(${scale})">${body.replaceAll('fill="currentColor"', "")}</g>`;
const CROSS = `<path d="M214 92h84v88h88v80h-88v150h-84V260h-88v-80h88z" fill="#f4f8ff"/>`;
const COIN =
  '<circle cx="256" cy="256" r="222" fill="#d9dee6" stroke="#5a6474" stroke-width="34"/>' +
  '<circle cx="256" cy="256" r="150" fill="#b9c2cf" stroke="#8b95a5" stroke-width="20"/>' +
  '<path d="M256 160l72 96-72 96-72-96z" fill="#5a6474"/>';
const TAX =
  '<circle cx="256" cy="256" r="222" fill="#d9dee6" stroke="#8e2230" stroke-width="46"/>' +
  '<path d="M138 330l-22-150 78 58 62-96 62 96 78-58-22 150z" fill="#8e2230"/>';
const LOAF =
  '<path d="M60 330c-50-90 20-190 130-190h140c110 0 172 100 122 190-14 30-40 46-80 46H140c-40 0-66-16-80-46z" fill="#d98a3a" stroke="#7a4312" stroke-width="28"/>' +
  '<path d="M176 176l-34 92M266 168l-34 96M356 176l-34 92" stroke="#fbe3bd" stroke-width="30" stroke-linecap="round"/>';
const EYE = (iris: string) =>
  `<path d="M16 256C92 150 172 112 256 112s164 38 240 144c-76 106-156 144-240 144S92 362 16 256z" fill="#fdf6e6" stroke="#3a2f22" stroke-width="34"/><circle cx="256" cy="256" r="86" fill="${iris}"/><circle cx="284" cy="226" r="26" fill="#fdf6e6"/>`;
const STRUCK =
  '<path d="M70 442L442 70" stroke="#fdf6e6" stroke-width="86"/><path d="M70 442L442 70" stroke="#b3261e" stroke-width="50" stroke-linecap="round"/>';
const PAPER = (fill: string, ink: string) =>
  `<path d="M96 56h284c30 0 50 20 50 50v300c0 30-20 50-50 50H132c-30 0-50-20-50-50z" fill="${fill}" stroke="${ink}" stroke-width="30"/><path d="M150 150h220M150 226h220M150 302h120" stroke="${ink}" stroke-width="34"/>`;
const SEAL_MARK = '<circle cx="356" cy="388" r="84" fill="#b3261e" stroke="#fff" stroke-width="24"/>';
const TICK =
  '<path d="M236 366l84 86 150-186" fill="none" stroke="#fff" stroke-width="92"/><path d="M236 366l84 86 150-186" fill="none" stroke="#1f7a43" stroke-width="58" stroke-linecap="round" stroke-linejoin="round"/>';

/** Signs with colours of their own, 512 by 512. */
export const TOKENS: Record<string, string> = {
  faith: shield("#2f5fa3", "#163a6b") + CROSS,
  strength: shield("#b23b28", "#681a0e") + on(strength, "#fff2ec", 0.66),
  influence: shield("#3c7a34", "#1c4716") + on(influence, "#f4fbef", 0.66),
  silver: COIN,
  tax: TAX,
  provision: LOAF,
  provisions: LOAF,
  suspicion: EYE("#6b2a86"),
  "discard-suspicion": EYE("#6b2a86") + STRUCK,
  debt: PAPER("#fbe4df", "#8e2230") + SEAL_MARK,
  "pay-debt": PAPER("#f3f7ea", "#3a4a2c") + TICK,
  "paid-debt": PAPER("#f3f7ea", "#3a4a2c") + TICK,
  "destroy-debt": PAPER("#fbe4df", "#8e2230") + STRUCK,
};
