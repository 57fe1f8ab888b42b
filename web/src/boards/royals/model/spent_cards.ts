import type { RoyalsView } from "../../../wire/royals";
import type { Deal } from "./claim_payments";

/** Cards that pay for a deal without a choice: how many of each kind. */
export type SpentCards = { kind: string; n: number }[];

type Family = "countries" | "intrigues";

/** How many cards of each kind leave my hand between two positions. */
function leaving(before: RoyalsView, after: RoyalsView, seat: number, family: Family): Map<string, number> {
  const ids = family === "countries" ? before.country_ids : before.intrigue_ids;
  const had = before.seats[seat]?.[family].cards ?? [];
  const have = after.seats[seat]?.[family].cards ?? [];
  return new Map(ids.map((id, n) => [id, (had[n] ?? 0) - (have[n] ?? 0)]));
}

/**
 * The cards of a family that each deal takes from my hand although I did not choose them, in the order of the deals.
 * `price` says how many of them a deal needs, and `known` what of it is shown already.
 */
export function spentCards(
  positions: { before: RoyalsView; after: RoyalsView; seat: number; family: Family },
  deals: readonly Deal[],
  price: (deal: Deal) => number,
  known: (deal: Deal) => Record<string, number>,
): SpentCards[] {
  const left = leaving(positions.before, positions.after, positions.seat, positions.family);
  for (const deal of deals)
    for (const [kind, n] of Object.entries(known(deal))) left.set(kind, (left.get(kind) ?? 0) - n);
  return deals.map((deal) => {
    let missing = price(deal);
    const spent: SpentCards = [];
    for (const [kind, there] of left) {
      const n = Math.min(there, missing);
      if (n <= 0) continue;
      spent.push({ kind, n });
      left.set(kind, there - n);
      missing -= n;
    }
    return spent;
  });
}
