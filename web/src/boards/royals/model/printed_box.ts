import type { Play } from "../../../table/play.svelte";
import type { PhraseValue } from "../../../texts/phrase_renderer";
import type { CityEntry, ComponentFile, TitleEntry } from "../../../wire/royals";
import { fetchFacts } from "../../parts/fetch_component_facts";

/** A number printed in the box, and whether it is more than reconstructed. */
export type Printed = { n: number; isSure: boolean };

/** As the board writes it. */
export const written = ({ n, isSure }: Printed): string => `${isSure ? "" : "≈"}${String(n)}`;

/** As an argument of a text. */
export const told = ({ n, isSure }: Printed): PhraseValue => (isSure ? n : { key: "about", args: { n } });

/** A title in a city; `index` is its number among all positions, city by city. */
export interface Position {
  index: number;
  place: string;
  title: TitleEntry;
  price: Printed;
  influence: Printed;
}

/** A city as it is printed; `index` is its number among all cities. */
export interface PrintedCity {
  index: number;
  id: string;
  country: string;
  bonus: Printed;
  positions: Position[];
}

/** What is printed in a box. Views count in the order in which it lists things. */
export class PrintedBox {
  readonly countryIds: string[];
  readonly intrigueIds: string[];
  readonly titleIds: string[];
  readonly periods: string[];
  readonly cities: PrintedCity[];
  readonly positions: Position[];

  constructor(readonly file: ComponentFile) {
    this.countryIds = file.country.map(({ id }) => id);
    this.intrigueIds = file.intrigue.map(({ countries }) => countries.join("-"));
    this.titleIds = file.title.map(({ id }) => id);
    this.periods = file.period.map(({ id }) => id);
    let index = 0;
    this.cities = file.city.map((city, n) => ({
      index: n,
      id: city.id,
      country: city.country,
      bonus: this.printed(`city/${city.id}/bonus`, city.bonus),
      positions: city.positions.flatMap((id, nth) => this.position(city, id, nth, index++)),
    }));
    this.positions = this.cities.flatMap(({ positions }) => positions);
  }

  private position(city: CityEntry, id: string, nth: number, index: number): Position[] {
    const title = this.file.title.find((one) => one.id === id);
    if (!title) return [];
    const own = city.influence?.[nth]; // if it is not that of the title
    const source = own === undefined ? `title/${id}` : `city/${city.id}`;
    const influence = this.printed(`${source}/influence`, own ?? title.influence);
    const price = this.printed(`title/${id}/cards`, title.cards);
    return [{ index, place: `city/${city.id}/${id}`, title, price, influence }];
  }

  /** A number, by its path in the file. */
  printed(path: string, n: number): Printed {
    return { n, isSure: this.file.doubts?.[path] !== "reconstructed" };
  }

  /** The kinds of cards of a family, in the order in which views count them. */
  kinds(family: "country" | "intrigue"): string[] {
    return family === "country" ? this.countryIds : this.intrigueIds;
  }

  /** The noble house bonuses for a number of players. */
  nobleHouse(seats: number): Printed[] {
    const bonuses = this.file.players.find((one) => one.seats === seats)?.noble_house ?? [];
    return bonuses.map((n) => this.printed(`players/${String(seats)}/noble_house`, n));
  }

  /** The city of a place in it. */
  cityAt(place: string): PrintedCity | undefined {
    const [area, id] = place.split("/");
    return area === "city" ? this.cities.find((city) => city.id === id) : undefined;
  }

  /** The country in which a place lies; nothing for what belongs to no country. */
  countryOf(place: string): string | undefined {
    const [area, id = "", within = ""] = place.split("/");
    if (area === "city") return this.cityAt(place)?.country;
    const name = area === "period" ? within : area === "country" ? id : "";
    return this.countryIds.find((one) => one === name);
  }
}

/** The box that a table plays with. */
export async function fetchBox(play: Pick<Play, "info" | "table">): Promise<PrintedBox> {
  return new PrintedBox(await fetchFacts<ComponentFile>("royals", play));
}
