export const WORKER_KINDS: readonly string[] = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"];
export const ATTRIBUTES: readonly string[] = ["faith", "strength", "influence"];
/** The actions of the left side of a player board, then those of the right side. */
export const TOWN_ACTIONS: readonly string[] = ["develop", "recruit", "hunt", "trade", "pray", "conspire"];
export const REALM_ACTIONS: readonly string[] = ["commission", "fortify", "garrison", "absolve", "attack", "convert"];

const MOST_PICTURES = 2; // more of one thing are written as a number

export interface Amount {
  kind: string;
  n: number;
}

/** A reward as the view writes it: `2 silver` or `pray`; neighbours of one kind are counted together. */
export function amountsOf(rewards: readonly string[]): Amount[] {
  const found: Amount[] = [];
  for (const reward of rewards) {
    const [, number = "", kind = ""] = /^(?:(\d+) )?(.+)$/.exec(reward) ?? [];
    const n = Number(number || 1);
    const last = found.at(-1);
    if (last?.kind === kind) last.n += n;
    else found.push({ kind, n });
  }
  return found;
}

/** How an amount is drawn: as so many pictures, or as a number and one picture. */
export function drawnAs({ kind, n }: Amount): { number: number; pictures: number } {
  const isCounted = n > MOST_PICTURES || (n > 1 && !WORKER_KINDS.includes(kind) && kind !== "discard-suspicion");
  return isCounted ? { number: n, pictures: 1 } : { number: 0, pictures: n };
}
