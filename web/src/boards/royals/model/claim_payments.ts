import type { WireAction } from "../../../wire/service";
import type { RoyalsView } from "../../../wire/royals";

/** A card given for wild cards or a takeover, and its index among the staged actions. */
export type GivenCard = { at: number; kind: string };

/** An office about to be claimed, with what is paid for it. */
export interface Deal {
  claim: WireAction;
  place: string;
  takesOver: boolean;
  wild: number;
  pairs: number;
  countries: GivenCard[];
  intrigues: GivenCard[];
}

const TAKE_OVER = "take over";
const WILD = "wild";
const PAIRS = "wild-intrigue";

export const isClaim = ({ kind }: WireAction): boolean => kind === "occupy" || kind === TAKE_OVER;
export const isWildCount = (action?: WireAction): boolean => action?.kind === WILD || action?.kind === PAIRS;
export const isCardGiven = (action?: WireAction): boolean => action?.kind === "give";
const cardOf = ({ args }: WireAction): string => String(args?.card ?? "");

/** The staged actions as deals; what belongs to no deal is left out. */
export function dealsOf(staged: readonly WireAction[], intrigues: readonly string[]): Deal[] {
  const deals: Deal[] = [];
  staged.forEach((action, at) => {
    if (isClaim(action)) {
      deals.push({
        claim: action,
        place: action.places?.[0] ?? "",
        takesOver: action.kind === TAKE_OVER,
        wild: 0,
        pairs: 0,
        countries: [],
        intrigues: [],
      });
      return;
    }
    const deal = deals.at(-1);
    if (!deal) return;
    if (action.kind === WILD) deal.wild = Number(action.args?.n);
    if (action.kind === PAIRS) deal.pairs = Number(action.args?.n);
    if (!isCardGiven(action)) return;
    const kind = cardOf(action);
    (intrigues.includes(kind) ? deal.intrigues : deal.countries).push({ at, kind });
  });
  return deals;
}

/** The first `n` cards to give, in the order the service proposes (least waste first), as far as the hand goes. */
export function cheapestGifts(gifts: readonly WireAction[], inHand: (kind: string) => number, n: number): WireAction[] {
  const found = gifts.flatMap((gift) => Array<WireAction>(inHand(cardOf(gift))).fill(gift));
  return found.slice(0, n);
}

/** What stays staged when one card is taken back: the other cards of the payment, but nothing after them. */
export function withoutGift(staged: readonly WireAction[], at: number): WireAction[] {
  let end = at;
  while (isCardGiven(staged[end + 1])) end += 1;
  return [...staged.slice(0, at), ...staged.slice(at + 1, end + 1)];
}

/** The purpose of the staged actions: the last claim, whatever is paid for it. */
export const purposeOf = (staged: readonly WireAction[]): WireAction | undefined => staged.findLast(isClaim);

/** Cards that pay for a deal without a choice: how many of each kind. */
type SpentCards = { kind: string; n: number }[];

/** Two positions, and which cards of a seat to compare; `kinds` are the ids that its hand counts. */
interface Positions {
  before: RoyalsView;
  after: RoyalsView;
  seat: number;
  family: "countries" | "intrigues";
  kinds: readonly string[];
}

/** How many cards of each kind leave my hand between two positions. */
function leaving({ before, after, seat, family, kinds }: Positions): Map<string, number> {
  const had = before.seats[seat]?.[family].cards ?? [];
  const have = after.seats[seat]?.[family].cards ?? [];
  return new Map(kinds.map((id, n) => [id, (had[n] ?? 0) - (have[n] ?? 0)]));
}

/**
 * The cards of a family that each deal takes from my hand although I did not choose them, in the order of the deals.
 * `price` says how many of them a deal needs, and `known` what of it is shown already.
 */
export function spentCards(
  positions: Positions,
  deals: readonly Deal[],
  price: (deal: Deal) => number,
  known: (deal: Deal) => Record<string, number>,
): SpentCards[] {
  const left = leaving(positions);
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
