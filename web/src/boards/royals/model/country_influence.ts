import type { CountryView, TitleView } from "../../../wire/royals";

/** The influence of each seat in a country by the offices it holds now, strongest first. */
export function countryInfluence(country: CountryView, titles: readonly TitleView[]): { seat: number; influence: number }[] {
  const worth = new Map(titles.map((title) => [title.id, title.influence]));
  const sums = new Map<number, number>();
  for (const city of country.cities) {
    city.holders.forEach((seat, n) => {
      if (seat >= 0) sums.set(seat, (sums.get(seat) ?? 0) + (worth.get(city.titles[n] ?? "") ?? 0));
    });
  }
  return [...sums].map(([seat, influence]) => ({ seat, influence })).sort((a, b) => b.influence - a.influence || a.seat - b.seat);
}
