const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** The time left until a deadline, in words: in the largest unit of which there are at least two, rounded down. */
export function timeUntil(deadline: number, now: number, language: string): string {
  const seconds = Math.max(0, deadline - now);
  const [unit, length] = UNITS.find(([, one]) => seconds >= 2 * one) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language, { numeric: "always" }).format(Math.floor(seconds / length), unit);
}
