import type { ChatLine, SeatInfo } from "../wire/service";

/** People at a table other than me, by id: who sits there, and who has said something. */
export function othersAt(seats: readonly SeatInfo[], lines: readonly ChatLine[], me: string): [string, string][] {
  const found = new Map<string, string>();
  for (const seat of seats) if (seat.kind === "person" && seat.person && !seat.is_you) found.set(seat.person, seat.name ?? "");
  for (const line of lines) if (!found.has(line.person)) found.set(line.person, line.name);
  found.delete(me);
  return [...found];
}
