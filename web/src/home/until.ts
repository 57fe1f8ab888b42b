const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3600], ["minute", 60]];

/** How long until then, in words: the largest unit of which there are two or more, rounded down. */
export function until(deadline: number, now: number, language: string): string {
  const seconds = Math.max(0, deadline - now);
  const [unit, length] = STEPS.find(([, one]) => seconds >= 2 * one) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language, { numeric: "always" }).format(Math.floor(seconds / length), unit);
}
