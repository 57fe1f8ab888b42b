import type { ChatLine, SeatInfo, Watcher } from "../../wire/service";

export interface OtherPerson {
  /** The handle by which I can refer to them; it works for me alone. */
  who: string;
  name: string;
  isSeated: boolean;
}

/** The people at a table other than me: players, spectators (known only to the table's creator) and chat authors. */
export function othersAt(
  seats: readonly SeatInfo[],
  lines: readonly ChatLine[],
  me: string,
  watching: readonly Watcher[] = [],
): OtherPerson[] {
  const found = new Map<string, OtherPerson>();
  const add = (who: string, name: string, isSeated: boolean) => {
    if (who && who !== me && !found.has(who)) found.set(who, { who, name, isSeated });
  };
  for (const seat of seats) if (seat.kind === "person" && !seat.is_you) add(seat.person ?? "", seat.name ?? "", true);
  for (const one of watching) add(one.who, one.name, false);
  for (const line of lines) add(line.person, line.name, false);
  return [...found.values()];
}
