// Made by `npm run types` from docs/schemas; do not edit.

/** A city on the board. */
export interface CityFacts {
  bonus: number;
  country: string;
  id: string;
  influence: number[];
  positions: string[];
}

/** A city: `titles`, `holders` and `influence` run in step, -1 is vacant; `banished` by seat. */
export interface CityView {
  banished?: number[];
  bonus: number;
  holders: number[];
  id: string;
  influence?: number[];
  taker?: number;
  titles: string[];
}

/** Cubes of a colour. */
export interface ColourFacts {
  cubes: number;
  id: string;
}

/** What depends on the number of players. */
export interface CountFacts {
  first_draw: number[];
  noble_house: number[];
  seats: number;
}

/** A country in the box. */
export interface CountryFacts {
  bonuses: number[];
  cards: number;
  id: string;
  removed: number[];
  tokens: number[][];
}

/** A country: bonuses and period tokens with who took them (-2: left the game). */
export interface CountryView {
  bonus_takers?: number[];
  bonuses: number[];
  cities: CityView[];
  id: string;
  token_takers?: number[][];
  tokens: number[][];
}

/** A deck: `unseen` says for every shuffle what nobody has seen openly of it, deck included. */
export interface DeckView {
  discards: number[];
  size: number;
  unseen: number[][];
}

/** One hand. `cards` and `shown` are counts by kind in the order of the static facts. */
export interface HandView {
  cards?: number[] | null;
  drawn?: number[][];
  memory?: number[][];
  shown?: number[];
  size: number;
}

/** A kind of intrigue card. */
export interface IntrigueFacts {
  cards: number;
  countries: string[];
  id: string;
}

/** The box. */
export interface RoyalsFacts {
  cities: CityFacts[];
  colours: ColourFacts[];
  confidence: Record<string, string>;
  countries: CountryFacts[];
  country_limit: number;
  edition: string;
  intrigue_limit: number;
  intrigues: IntrigueFacts[];
  names: Record<string, string>;
  periods: string[];
  players: CountFacts[];
  renews_empty_deck: boolean;
  titles: TitleFacts[];
}

/** Everything an attentive player could know. */
export interface RoyalsView {
  about?: string[];
  countries: CountryView[];
  country_deck: DeckView;
  country_ids: string[];
  display: number[];
  edition: string;
  finished?: boolean;
  free_colours?: string[];
  intrigue_deck: DeckView;
  intrigue_ids: string[];
  last_round?: boolean;
  noble_house: number[];
  noble_takers?: number[];
  period: number;
  period_ends?: boolean;
  periods: string[];
  scores: (Record<string, number> | null)[];
  seat: number | null;
  seats: SeatView[];
  start: number;
  target?: string;
  titles: TitleView[];
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

/** A title, lowest first. */
export interface TitleFacts {
  cards: number;
  id: string;
  influence: number;
  intrigue: number;
  value: number;
}

/** A title with the cubes on its token, by seat. */
export interface TitleView {
  cards: number;
  cubes: number[];
  id: string;
  influence: number;
  intrigue: number;
  takers?: number[];
  value: number;
}
