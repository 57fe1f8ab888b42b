/** How the keys of a game's texts begin. */
export function keyPrefix(game: string): string {
  return game.replaceAll("_", "-");
}
