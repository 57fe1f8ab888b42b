import anvil from "icon:anvil";
import barracks from "icon:barracks";
import barricade from "icon:barricade";
import cathedral from "icon:saint-basil-cathedral";
import castle from "icon:castle";
import church from "icon:church";
import crane from "icon:cargo-crane";
import embassy from "icon:scroll-quill";
import farm from "icon:wheat";
import guild from "icon:scales";
import hall from "icon:greek-temple";
import inn from "icon:tavern-sign";
import market from "icon:shop";
import palisade from "icon:palisade";
import spells from "icon:spell-book";
import stable from "icon:stable";
import statue from "icon:colombian-statue";
import chapel from "icon:temple-gate";
import tower from "icon:guarded-tower";
import wall from "icon:stone-wall";

const BUILDINGS: Record<string, string> = {
  statue,
  chapel,
  church,
  cathedral,
  inn,
  market,
  farms: farm,
  "merchants-guild": guild,
  "guard-tower": tower,
  blacksmith: anvil,
  barracks,
  "wizards-guild": spells,
  palisade,
  stable,
  "stone-wall": wall,
  fortress: castle,
  barricade,
  crane,
  "town-hall": hall,
  embassy,
};

/** The icon of a building; a castle for buildings from a custom component file. */
export function buildingIcon(id: string): string {
  return BUILDINGS[id] ?? castle;
}
