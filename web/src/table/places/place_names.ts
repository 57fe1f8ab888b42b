/** All names of a place, the given one first: a player's own places are called both `my/…` and `seat/<n>/…`. */
export function placeNames(place: string, seat: number | null): string[] {
  if (seat === null) return [place];
  const own = `seat/${seat}`;
  if (place === own || place.startsWith(`${own}/`)) return [place, `my${place.slice(own.length)}`];
  if (place === "my" || place.startsWith("my/")) return [place, `${own}${place.slice(2)}`];
  return [place];
}

/** A place and the places around it, the smallest first: `a/b/c`, `a/b`, `a`. */
export function placesAround(place: string): string[] {
  const parts = place.split("/");
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("/"));
}
