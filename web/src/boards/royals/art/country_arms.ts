import castle from "icon:castle";
import lily from "icon:fleur-de-lys";
import oak from "icon:oak-leaf";
import rose from "icon:rose";

/** The arms of a country: `deep` is a background for white letters, `tint` is for the map. */
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

/** The two countries of an intrigue card; its id is made of theirs. */
export function countriesOf(intrigue: string, countries: readonly string[]): string[] {
  return countries.filter((id) => intrigue.startsWith(`${id}-`) || intrigue.endsWith(`-${id}`));
}
