// Made by `npm run types` from docs/schemas; do not edit.

/** [box]: the totals are there to check the lists. */
export interface BoxEntry {
  country_cards: number;
  country_limit: number;
  display: number;
  draw: number;
  empty_deck: "display" | "renew";
  intrigue_cards: number;
  intrigue_limit: number;
  positions: number;
}

/** [[city]] */
export interface CityEntry {
  bonus: number;
  country: string;
  id: string;
  influence?: number[];
  name?: string;
  positions: string[];
}

/** [[colour]]: cubes. */
export interface ColourEntry {
  cubes: number;
  id: string;
  name?: string;
  two_players?: boolean;
}

/** A whole component file, and what clients are told of the box. */
export interface ComponentFile {
  box: BoxEntry;
  city: CityEntry[];
  colour: ColourEntry[];
  country: CountryEntry[];
  doubts?: Record<string, "derived" | "exact" | "reconstructed">;
  edition: string;
  intrigue: IntrigueEntry[];
  period: PeriodEntry[];
  players: PlayersEntry[];
  title: TitleEntry[];
}

/** [[country]] */
export interface CountryEntry {
  bonuses: number[];
  cards: number;
  cities: number;
  id: string;
  name?: string;
  removed: number[];
  tokens: number[][];
}

/** A deck: `unseen` says for every shuffle what nobody has seen openly of it, deck included. */
export interface DeckView {
  discards: number[];
  size: number;
  unseen: number[][];
}

/** One hand. `cards` and `shown` are counts by kind in the order of the box. */
export interface HandView {
  cards?: number[] | null;
  drawn?: number[][];
  memory?: number[][];
  shown?: number[];
  size: number;
}

/** [[intrigue]] */
export interface IntrigueEntry {
  cards: number;
  countries: string[];
  name?: string;
}

/** [[period]] */
export interface PeriodEntry {
  id: string;
}

/** [[players]]: what depends on the number of players. */
export interface PlayersEntry {
  first_draw: number[];
  noble_house: number[];
  seats: number;
}

/** Everything an attentive player could know. */
export interface RoyalsView {
  banished?: number[];
  city_takers: number[];
  country_deck: DeckView;
  country_takers: number[][];
  display: number[];
  edition: string;
  finished?: boolean;
  free_colours?: string[];
  holders: number[];
  intrigue_deck: DeckView;
  last_round?: boolean;
  noble_takers: number[];
  period: number;
  period_ends?: boolean;
  period_takers: number[];
  scores: (Record<string, number> | null)[];
  seat: number | null;
  seats: SeatView[];
  standings: StandingView[][];
  start: number;
  target?: number;
  title_cubes: number[][];
  title_takers: number[];
  totals_shown?: boolean;
  turn: number;
  turns: number;
}

/** What lies in front of a seat. */
export interface SeatView {
  best_token: number | null;
  colour: string;
  countries: HandView;
  cubes: number;
  intrigues: HandView;
  points: number | null;
}

/** The influence of a seat in a country (RY-4.3), and the title and city that decide a tie (RY-4.4). */
export interface StandingView {
  city: number;
  influence: number;
  is_sure?: boolean;
  seat: number;
  title: number;
}

/** [[title]], lowest first */
export interface TitleEntry {
  cards: number;
  id: string;
  influence: number;
  intrigue: number;
  name?: string;
  value: number;
}
