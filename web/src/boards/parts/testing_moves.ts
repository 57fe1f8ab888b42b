import type { WireMove } from "../../wire/service";

/** A move for tests; of one piece unless it is said otherwise. */
export const move = (what: string, from: string, to: string, n = 1, into?: string): WireMove => ({
  what,
  from,
  to,
  n,
  ...(into ? { into } : {}),
});
