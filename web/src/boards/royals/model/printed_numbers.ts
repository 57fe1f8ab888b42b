import type { PhraseValue } from "../../../texts/phrase_renderer";
import type { CityView, RoyalsView } from "../../../wire/royals";

/** A number printed in the box, and whether it is more than reconstructed. */
export type Printed = { n: number; isSure: boolean };

/** Whether a printed number, by its path in the static facts, is more than reconstructed. */
export function isSure(view: RoyalsView, family: string, id: string, field: string): boolean {
  return !view.about?.some((path) => path === `${family}/${id}/${field}` || path === `${family}/*/${field}`);
}

export function printed(view: RoyalsView, family: string, id: string, field: string, n: number): Printed {
  return { n, isSure: isSure(view, family, id, field) };
}

/** Whether the influence of an office is: its own, if an owner's board gives one, else that of its title. */
export function isSureInfluence(view: RoyalsView, city: CityView, n: number): boolean {
  return city.influence?.length
    ? isSure(view, "city", city.id, "influence")
    : isSure(view, "title", city.titles[n] ?? "", "influence");
}

/** As the board writes it. */
export const written = ({ n, isSure }: Printed): string => `${isSure ? "" : "≈"}${String(n)}`;

/** As an argument of a text. */
export const told = ({ n, isSure }: Printed): PhraseValue => (isSure ? n : { key: "about", args: { n } });
