import type { ChatLine, SeatInfo } from "../../wire/service";

/** The seat of whoever wrote a line; watchers are not told who sits where, so for them the name decides. */
export function seatOfLine(line: ChatLine, seats: readonly SeatInfo[]): number | undefined {
  const found = seats.findIndex((seat) => seat.kind === "person" && seat.person && seat.person === line.person);
  if (found >= 0) return found;
  const isNamed = seats.some((seat) => seat.person);
  const named = isNamed ? -1 : seats.findIndex((seat) => seat.kind === "person" && seat.name === line.name);
  return named >= 0 ? named : undefined;
}

/** When a line was written: the time, and the day if it was not today. */
export function timeOfLine(at: number, now: number, language: string): string {
  const then = new Date(1000 * at);
  const isToday = then.toDateString() === new Date(1000 * now).toDateString();
  const day = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: "numeric", minute: "2-digit" }).format(then);
}
