import type { CityView, CountryView, TitleView } from "../../../wire/royals";

/** The influence of an office: its own, if an owner's board gives one, else that of its title. */
export function officeInfluence(city: CityView, n: number, title: TitleView | undefined): number {
  return city.influence?.[n] ?? title?.influence ?? 0;
}

/** The influence of each seat in a country by the offices it holds now, strongest first. */
export function countryInfluence(country: CountryView, titles: readonly TitleView[]): { seat: number; influence: number }[] {
  const byId = new Map(titles.map((title) => [title.id, title]));
  const sums = new Map<number, number>();
  for (const city of country.cities) {
    city.holders.forEach((seat, n) => {
      if (seat >= 0) sums.set(seat, (sums.get(seat) ?? 0) + officeInfluence(city, n, byId.get(city.titles[n] ?? "")));
    });
  }
  return [...sums].map(([seat, influence]) => ({ seat, influence })).sort((a, b) => b.influence - a.influence || a.seat - b.seat);
}
