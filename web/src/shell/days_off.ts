import type { NewDaysOff } from "../wire/service";

export const MOST_WEEKDAYS = 2;
export const MOST_DATES = 30;

/** The names of the days, Monday first. */
export function weekdayNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))));
}

/** A weekday on or off; of more than two the oldest wish gives way. */
export function toggled(weekdays: readonly number[], day: number): number[] {
  return weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day].slice(-MOST_WEEKDAYS);
}

/** Days with another date, in order and each once. */
export function withDate(dates: readonly string[], date: string): string[] {
  return [...new Set([...dates, date])].sort().slice(0, MOST_DATES);
}

/** As the service wants them: with how far clocks here are ahead of UTC. */
export function here(days: NewDaysOff): NewDaysOff {
  return { weekdays: days.weekdays ?? [], dates: days.dates ?? [], offset: -new Date().getTimezoneOffset() };
}
