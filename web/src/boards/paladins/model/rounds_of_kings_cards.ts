import type { FavourFacts, PaladinsFacts } from "../../../wire/paladins";

export const ROMAN: readonly string[] = ["", "I", "II", "III", "IV", "V", "VI", "VII"];
const FIRST_FAVOUR = 3; // the round in which the first Favour is turned up (PW-2.2)

export const roundOfOrder = (slot: number): number => slot + 1;
export const roundOfFavour = (slot: number): number => slot + FIRST_FAVOUR;

export function factsOfFavour(facts: PaladinsFacts, id: string): FavourFacts | undefined {
  return facts.favours.find((favour) => favour.id === id);
}
