/** What a player can spend, as kind and field of the view. */
export const STOCK = [
  ["gold", "gold"],
  ["wood", "wood"],
  ["stone", "stone"],
  ["token", "tokens"],
  ["soldier", "soldiers"],
] as const;
