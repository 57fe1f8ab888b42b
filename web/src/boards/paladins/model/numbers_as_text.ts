const MINUS = "−";

/** A number of points with its sign, so that a loss is never mistaken for a gain. */
export function count(n: number): string {
  return n < 0 ? `${MINUS}${-n}` : n > 0 ? `+${n}` : "0";
}

/** A number whose minus is a real one. */
export function written(n: number): string {
  return n < 0 ? `${MINUS}${-n}` : String(n);
}
