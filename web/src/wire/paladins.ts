// Made by `npm run types` from docs/schemas; do not edit.

/** An action of the player board; lists are by use. */
export interface ActionFacts {
  gains?: string[][];
  id: string;
  levels?: number[];
  limit?: number | null;
  needs?: string | null;
  points?: number[];
  provisions?: number[];
  silver?: number[];
  spaces: string[];
}

/** A King's Favour. */
export interface FavourFacts {
  debts?: number;
  id: string;
  options: string[][];
  provisions?: number;
  rule: string;
  silver?: number;
  worker: string;
}

/** A King's Favour that is turned up. */
export interface FavourView {
  id: string;
  player?: number | null;
  worker?: string | null;
}

/** A King's Order. */
export interface OrderFacts {
  id: string;
  rule: string;
  times: number;
}

/** An outsider. */
export interface OutsiderFacts {
  attack: string[];
  base?: number;
  counts: string;
  id: string;
  name: string;
  people: string;
  per?: number;
  rule: string;
  strength: number;
}

/** An outsider in the row, with what it asks for and gives. */
export interface OutsiderView {
  attack: string[];
  base?: number;
  counts: string;
  faith_needed: number;
  id: string;
  people: string;
  per?: number;
  strength: number;
  strength_needed: number;
}

/** The viewer's own actions: deeds by name, and favours by place. */
export interface OwnActionsView {
  attack_silver: number[];
  column_silver: number[];
  obstacles: Record<string, string[]>;
  provisions: Record<string, number>;
  silver: Record<string, number>;
}

/** One player's paladins, as far as the viewer knows them; None is a card face down. */
export interface PaladinCards {
  bottom?: (string | null)[];
  chosen?: string | null;
  hand?: (string | null)[];
  is_chosen?: boolean;
  top?: (string | null)[];
  unseen?: number;
  used?: string[];
}

/** A paladin. */
export interface PaladinFacts {
  action: string;
  boosts: Record<string, number>;
  gains?: string[];
  id: string;
  rule: string;
  saves?: number;
  waives?: string;
  workers: string[];
}

/** Everything printed in the box, under the usual readings. */
export interface PaladinsFacts {
  actions: ActionFacts[];
  area_faith: number[];
  area_strength: number[];
  attribute_points: number[];
  column_debt: boolean[];
  column_silver: number[];
  confidence: Record<string, string>;
  edition: string;
  favours: FavourFacts[];
  jars: string[][];
  names: Record<string, string>;
  order_points: number[];
  orders: OrderFacts[];
  outsiders: OutsiderFacts[];
  paladins: PaladinFacts[];
  spaces: SpaceFacts[];
  suspicions: number[];
  taverns: TavernFacts[];
  tax: number[];
  townsfolk: TownsfolkFacts[];
  walls: WallFacts[];
  workshop_workers: string[][];
}

/** Everything an attentive player of a seat could know. */
export interface PaladinsView {
  active: number;
  debt_points: number[];
  debts: number;
  favours: (FavourView | null)[];
  jar_rewards: string[][];
  open_for: number;
  opponent: SolitaireView | null;
  orders: (string | null)[];
  outsider_deck: number;
  outsider_discard: string[];
  outsiders: (OutsiderView | null)[];
  over: boolean;
  own: OwnActionsView | null;
  phase: "over" | "paladins" | "setup" | "taverns" | "turns";
  pieces: PieceView[];
  players: PlayerView[];
  reactions: Record<string, ReactionView>;
  round: number;
  scores: (Record<string, number> | null)[];
  seat: number | null;
  start: number;
  suspicion_discard: number[];
  suspicions: number;
  tavern_deck: number;
  tavern_discard: string[];
  taverns: TavernView[];
  tax: number;
  tax_full: number;
  townsfolk: (TownsfolkView | null)[];
  townsfolk_deck: number;
  townsfolk_discard: string[];
  walls: number;
}

/** A monk or an outpost on the main board. */
export interface PieceView {
  piece: "monk" | "outpost";
  player: number;
  space: string;
}

/** One player area; but for the paladins all of it is open (PW-1.5). */
export interface PlayerView {
  attacked?: string[];
  attributes: Record<string, number>;
  board: Record<string, string[]>;
  boosts: Record<string, number>;
  converted?: string[];
  done: Record<string, number>;
  jar_spaces?: number[];
  jars?: number;
  monks?: number;
  outposts?: number;
  paid?: number;
  paladin?: string | null;
  paladins?: PaladinCards | null;
  passed?: boolean;
  points: number;
  provisions: number;
  seat: number | null;
  silver: number;
  suspicions?: number[];
  tavern?: string | null;
  townsfolk?: string[];
  under?: string[];
  unpaid?: number;
  wall_points?: number;
  walls?: string[];
  workers: Record<string, number>;
  workshops?: number;
}

/** When a hired townsfolk reacts, and with what. */
export interface ReactionView {
  least_suspicions?: number;
  most_suspicions?: number | null;
  reward: string[];
  trigger: string;
}

/** What only the artificial opponent has (PW-7). */
export interface SolitaireView {
  discards: Record<string, number>;
  marker: number;
  row: string[];
  schemes: number;
  sheet: Record<string, number>;
  stack: string[];
}

/** A space of the main board. */
export interface SpaceFacts {
  area: number;
  id: string;
  players?: number;
  reward: string[];
  rule: string;
}

/** A tavern card. */
export interface TavernFacts {
  id: string;
  rule: string;
  workers: string[];
}

/** A tavern of this round. */
export interface TavernView {
  id: string;
  player?: number | null;
}

/** A townsfolk. */
export interface TownsfolkFacts {
  dismiss: string[];
  hire: string[];
  id: string;
  least_suspicions?: number;
  most_suspicions?: number | null;
  name: string;
  reward: string[];
  rule: string;
  trigger: string;
}

/** A townsfolk in the row, with what it gives. */
export interface TownsfolkView {
  debt?: boolean;
  dismiss: string[];
  hire?: string[];
  id: string;
  least_suspicions?: number;
  most_suspicions?: number | null;
  reward: string[];
  silver: number;
  trigger: string;
}

/** A wall card. */
export interface WallFacts {
  copies: number;
  gain: string[];
  id: string;
  options?: string[][];
  points?: number;
  rule: string;
}
