// Made by `npm run types` from docs/schemas; do not edit.

/** A building or subject. */
export interface CardFacts {
  ability: string | null;
  colour: string;
  id: string;
  partner: string;
  value: number;
}

/** A character card. */
export interface CharacterFacts {
  actions: string[];
  id: string;
  rank: string;
  tie: boolean;
}

/** A card of a pile that the seat knows. */
export interface KnownCard {
  id: string;
  price: number;
  subject?: boolean;
}

/** A building and a subject that score together as the rows lie now (RK-6.2). */
export interface PairView {
  building: string;
  perfect: boolean;
  points: number;
  subject: string;
}

/** A pile in the middle: known cards from the top down (null: not known), and its money. */
export interface PileView {
  cards: (KnownCard | null)[];
  has_money: boolean;
  id: string;
  money: number | null;
  score_with_top?: number | null;
  size: number;
}

/** What everyone can see of a player. */
export interface PlayerView {
  actions: string[];
  buildings: string[];
  character: string | null;
  coins: number;
  crests: Record<string, number>;
  decided: boolean;
  done: string[];
  earlier: number;
  hand: number;
  limited: boolean;
  markers: number;
  pairs: PairView[];
  robs: number[];
  subjects: string[];
  to_act: boolean;
  used: boolean;
}

/** The box. */
export interface RivalKingsStatic {
  cards: CardFacts[];
  characters: CharacterFacts[];
  coins: number;
  confidence: Record<string, string>;
  crests: number;
  edition: string;
  markers: number;
  names: Record<string, string>;
  piles: string[];
  steals_from: Record<string, string>;
}

/** The table as one seat knows it. */
export interface RivalKingsView {
  chosen: string | null;
  coin_supply: number;
  cycle: number;
  game: number;
  hand: string[];
  looking: string | null;
  marker_supply: number;
  match: string;
  now: string | null;
  open_characters: string[];
  piles: PileView[];
  players: PlayerView[];
  round: number;
  scores: (Record<string, number> | null)[];
  seat: number | null;
  turn: number | null;
  turned_up: string | null;
}
