/** What each action of the right side leaves behind. */
export const PIECE_OF: Record<string, string> = {
  commission: "monk",
  fortify: "wall",
  garrison: "outpost",
  absolve: "jar",
  develop: "workshop",
  attack: "influence",
  convert: "strength",
};
