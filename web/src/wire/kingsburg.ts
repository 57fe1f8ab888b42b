// Made by `npm run types` from docs/schemas; do not edit.

/** An advisor. */
export interface AdvisorFacts {
  confidence: string;
  gifts: GiftFacts[];
  id: string;
  number: number;
  rule: string;
  text: string;
}

/** A building. */
export interface BuildingFacts {
  battle: Record<string, number>;
  column: number;
  confidence: string;
  cost: Record<string, number>;
  gold_off: Record<string, number>;
  id: string;
  row: number;
  rule: string;
  text: string;
  vp: number;
}

/** An enemy card. */
export interface EnemyFacts {
  confidence: string;
  id: string;
  kind: string;
  loss: Record<string, number>;
  reward: Record<string, number>;
  rule: string;
  strength: number;
  year: number;
}

/** An enemy card that this seat knows. */
export interface EnemyView {
  id: string;
  kind: string;
  strength: number;
}

/** One part of what an advisor does. */
export interface GiftFacts {
  alike?: boolean;
  amounts?: Record<string, number>;
  do: "buy" | "choose" | "gain" | "look" | "turn";
  kinds?: string[];
  n?: number;
  price?: number;
}

/** Dice on an advisor; without a seat they are neutral. */
export interface GroupView {
  advisor: number;
  market?: number;
  own: number[];
  seat: number | null;
  tokens?: number;
  white?: number[];
}

/** The boards and cards of one box. */
export interface KingsburgFacts {
  advisors: AdvisorFacts[];
  buildings: BuildingFacts[];
  edition: string;
  enemies: EnemyFacts[];
  names: Record<string, string>;
  phases: string[];
  years: number;
}

/** Everything an attentive player of a seat could know. */
export interface KingsburgView {
  advisors: string[];
  aid: number | null;
  court: GroupView[];
  enemy: EnemyView | null;
  enemy_range: [number, number] | null;
  envoy: number | null;
  envoy_spent: boolean;
  envoy_uses: ("build" | "influence")[];
  kings_help: number | null;
  looked: number[];
  order: number[];
  over: boolean;
  past: string[];
  phase: string;
  players: PlayerView[];
  scores: (Record<string, number> | null)[];
  seat: number | null;
  turn: number | null;
  year: number;
  years: number;
}

/** One province; everything here is open (KB-1.4). */
export interface PlayerView {
  aside?: string;
  buildings: string[];
  gold: number;
  market?: "none" | "ready" | "used";
  next: string[];
  own?: number[];
  passed?: boolean;
  points: number[];
  result?: "drawn" | "lost" | "won" | null;
  rolled?: number;
  seat: number;
  soldiers: number;
  stone: number;
  strength?: number | null;
  tokens: number;
  vp: number;
  white?: number[];
  wood: number;
}
