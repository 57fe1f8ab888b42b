import type { ChatLine, SeatInfo, Watcher } from "../wire/service";

export interface Other {
  /** What I call them: a handle that is good for me alone. */
  who: string;
  name: string;
  isSeated: boolean;
}

/** People at a table other than me: who sits there, who watches (its creator is told), who has said something. */
export function othersAt(
  seats: readonly SeatInfo[],
  lines: readonly ChatLine[],
  me: string,
  watching: readonly Watcher[] = [],
): Other[] {
  const found = new Map<string, Other>();
  const add = (who: string, name: string, isSeated: boolean) => {
    if (who && who !== me && !found.has(who)) found.set(who, { who, name, isSeated });
  };
  for (const seat of seats) if (seat.kind === "person" && !seat.is_you) add(seat.person ?? "", seat.name ?? "", true);
  for (const one of watching) add(one.who, one.name, false);
  for (const line of lines) add(line.person, line.name, false);
  return [...found.values()];
}
