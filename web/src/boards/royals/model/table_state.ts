import type { CountryEntry, RoyalsView, TitleEntry } from "../../../wire/royals";
import type { Position, Printed, PrintedBox, PrintedCity } from "./printed_box";

/** Who took a token: a seat, -1 while nobody has, -2 if it left the game. */
type Taker = number;

export interface Token {
  points: Printed;
  taker: Taker;
}

/** A position and who holds it, -1 if nobody does. */
export interface Office extends Position {
  holder: number;
}

export interface City extends PrintedCity {
  taker: Taker;
  offices: Office[];
  /** Cubes by seat. */
  banished: number[];
}

export interface Country {
  id: string;
  cities: City[];
  bonuses: Token[];
  /** By period, the first and the second. */
  tokens: Token[][];
  /** The influence of each seat that has any, the most first. */
  ranking: { seat: number; influence: Printed }[];
}

export interface Title {
  id: string;
  points: Printed;
  half: Printed;
  /** By seat. */
  cubes: number[];
}

/** The countries as they are printed, with what the position has put there. */
export function countriesNow(view: RoyalsView, box: PrintedBox): Country[] {
  return box.file.country.map((entry, index) => ({
    id: entry.id,
    cities: box.cities.filter(({ country }) => country === entry.id).map((city) => cityOf(view, city)),
    bonuses: entry.bonuses.map((n, nth) => ({
      points: box.printed(`country/${entry.id}/bonuses`, n),
      taker: view.country_takers[index]?.[nth] ?? -1,
    })),
    tokens: entry.tokens.map((_, period) => tokensOf(view, box, entry, index, period)),
    ranking: (view.standings[index] ?? []).map(({ seat, influence, is_sure = true }) => ({
      seat,
      influence: { n: influence, isSure: is_sure },
    })),
  }));
}

function cityOf(view: RoyalsView, city: PrintedCity): City {
  const seats = view.seats.length;
  return {
    ...city,
    taker: view.city_takers[city.index] ?? -1,
    offices: city.positions.map((position) => ({ ...position, holder: view.holders[position.index] ?? -1 })),
    banished: view.banished?.slice(city.index * seats, (city.index + 1) * seats) ?? [],
  };
}

/** The slot of a period token in the view. */
export const periodSlot = (box: PrintedBox, period: number, country: number, rank: number): number =>
  2 * (period * box.countryIds.length + country) + rank;

function tokensOf(view: RoyalsView, box: PrintedBox, entry: CountryEntry, index: number, period: number): Token[] {
  return (entry.tokens[period] ?? []).map((n, rank) => ({
    points: box.printed(`country/${entry.id}/tokens`, n),
    taker: view.period_takers[periodSlot(box, period, index, rank)] ?? -1,
  }));
}

/** The title tokens, the lowest first. */
export function titlesNow(view: RoyalsView, box: PrintedBox): Title[] {
  return box.file.title.map((title: TitleEntry, rank) => ({
    id: title.id,
    points: box.printed(`title/${title.id}/value`, title.value),
    half: box.printed(`title/${title.id}/value`, title.value / 2),
    cubes: view.title_cubes[rank] ?? [],
  }));
}

export function nobleHouseNow(view: RoyalsView, box: PrintedBox): Token[] {
  return box.nobleHouse(view.seats.length).map((points, n) => ({ points, taker: view.noble_takers[n] ?? -1 }));
}
