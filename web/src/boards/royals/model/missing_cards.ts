import type { SeatView } from "../../../wire/royals";
import { countriesOf } from "../art/country_arms";
import type { PrintedBox } from "./printed_box";
import type { Office } from "./table_state";

/** I hold `n` of the `all` cards that an office asks for. */
export interface MissingCards {
  n: number;
  all: number;
  isIntrigue: boolean;
}

/** The printed price of an office beside what a hand holds of it: first the country's cards, then intrigue cards. */
export function missingCards(
  box: PrintedBox,
  me: SeatView | undefined,
  { place, title, holder }: Office,
): MissingCards | undefined {
  const country = box.countryOf(place) ?? "";
  if (!me) return undefined;
  const cards = me.countries.cards?.[box.countryIds.indexOf(country)] ?? 0;
  if (cards < title.cards) return { n: cards, all: title.cards, isIntrigue: false };
  if (holder < 0) return undefined;
  const intrigues = box.intrigueIds.reduce(
    (sum, id, kind) =>
      countriesOf(id, box.countryIds).includes(country) ? sum + (me.intrigues.cards?.[kind] ?? 0) : sum,
    0,
  );
  return intrigues < title.intrigue ? { n: intrigues, all: title.intrigue, isIntrigue: true } : undefined;
}
