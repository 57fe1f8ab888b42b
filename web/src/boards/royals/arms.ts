import castle from "icon:castle";
import lily from "icon:fleur-de-lys";
import oak from "icon:oak-leaf";
import rose from "icon:rose";

/** The arms of a country: `deep` carries white letters, `tint` lies on the map. */
type CountryArms = Record<"deep" | "tint" | "charge", string>;

const COUNTRIES: Record<string, CountryArms> = {
  france: { deep: "#2b5aa6", tint: "#a3b9dc", charge: lily },
  "german-states": { deep: "#2a6e49", tint: "#a4c6a0", charge: oak },
  britain: { deep: "#a3302e", tint: "#dfa79b", charge: rose },
  spain: { deep: "#86650a", tint: "#e6d38a", charge: castle },
};
const NOWHERE: CountryArms = { deep: "#5d6673", tint: "#d8c9a8", charge: castle };

export function armsOfCountry(id: string): CountryArms {
  return COUNTRIES[id] ?? NOWHERE;
}

/** The two countries of an intrigue card, whose id joins theirs. */
export function countriesOf(intrigue: string, countries: readonly string[]): string[] {
  return countries.filter((id) => intrigue.startsWith(`${id}-`) || intrigue.endsWith(`-${id}`));
}

/** Cubes of the box: the body and the mark on it, and how the house shows in the frame in both themes. */
export const CUBES: Record<string, { body: string; mark: string; dark: string; light: string }> = {
  grey: { body: "#98a0ae", mark: "#171a21", dark: "#8f98a8", light: "#6b7484" },
  purple: { body: "#7748b3", mark: "#ffffff", dark: "#9a6fd6", light: "#7748b3" },
  orange: { body: "#dd7a2f", mark: "#241103", dark: "#dd7a2f", light: "#c2611a" },
  black: { body: "#262932", mark: "#f4efe4", dark: "#565c6d", light: "#23252c" },
  white: { body: "#f6f1e6", mark: "#2b2116", dark: "#e6dfd0", light: "#a2967e" },
};
