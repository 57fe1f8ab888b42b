import type { CityView, RoyalsView, SeatView } from "../../../wire/royals";
import { countriesOf } from "../art/country_arms";

/** I hold `n` of the `all` cards that an office asks for. */
export interface MissingCards {
  n: number;
  all: number;
  isIntrigue: boolean;
}

/** The printed price of an office beside what a hand holds of it: first the country's cards, then intrigue cards. */
export function missingCards(
  view: RoyalsView,
  me: SeatView | undefined,
  city: CityView,
  n: number,
): MissingCards | undefined {
  const title = view.titles.find((one) => one.id === city.titles[n]);
  const country = view.countries.find((one) => one.cities.some(({ id }) => id === city.id))?.id ?? "";
  if (!title || !me) return undefined;
  const cards = me.countries.cards?.[view.country_ids.indexOf(country)] ?? 0;
  if (cards < title.cards) return { n: cards, all: title.cards, isIntrigue: false };
  if ((city.holders[n] ?? -1) < 0) return undefined;
  const intrigues = view.intrigue_ids.reduce(
    (sum, id, kind) =>
      countriesOf(id, view.country_ids).includes(country) ? sum + (me.intrigues.cards?.[kind] ?? 0) : sum,
    0,
  );
  return intrigues < title.intrigue ? { n: intrigues, all: title.intrigue, isIntrigue: true } : undefined;
}
