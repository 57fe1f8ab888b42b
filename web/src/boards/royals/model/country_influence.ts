import type { CityView, CountryView, RoyalsView, TitleView } from "../../../wire/royals";
import { isSureInfluence, type Printed } from "./printed_numbers";

/** The influence of an office: its own, if an owner's board gives one, else that of its title. */
export function officeInfluence(city: CityView, n: number, title: TitleView | undefined): number {
  return city.influence?.[n] ?? title?.influence ?? 0;
}

/** The influence of each seat in a country by the offices it holds now, strongest first; sure if all its parts are. */
export function countryInfluence(country: CountryView, view: RoyalsView): { seat: number; influence: Printed }[] {
  const byId = new Map(view.titles.map((title) => [title.id, title]));
  const sums = new Map<number, Printed>();
  for (const city of country.cities) {
    city.holders.forEach((seat, n) => {
      if (seat < 0) return;
      const sum = sums.get(seat) ?? { n: 0, isSure: true };
      const influence = officeInfluence(city, n, byId.get(city.titles[n] ?? ""));
      sums.set(seat, { n: sum.n + influence, isSure: sum.isSure && isSureInfluence(view, city, n) });
    });
  }
  return [...sums]
    .map(([seat, influence]) => ({ seat, influence }))
    .sort((a, b) => b.influence.n - a.influence.n || a.seat - b.seat);
}
