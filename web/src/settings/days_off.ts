import type { NewDaysOff } from "../wire/service";

export const MOST_WEEKDAYS = 2;
export const MOST_DATES = 30;

/** The names of the weekdays, Monday first. */
export function weekdayNames(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, day) => format.format(new Date(Date.UTC(2024, 0, 1 + day))));
}

/** Turn a weekday on or off. At most two can be on; a third replaces the oldest. */
export function toggled(weekdays: readonly number[], day: number): number[] {
  return weekdays.includes(day) ? weekdays.filter((one) => one !== day) : [...weekdays, day].slice(-MOST_WEEKDAYS);
}

/** The dates with one more, sorted and without duplicates. */
export function withDate(dates: readonly string[], date: string): string[] {
  return [...new Set([...dates, date])].sort().slice(0, MOST_DATES);
}

/** Days off in the form the service expects, with the offset of local time from UTC. */
export function withTimezone(days: NewDaysOff): NewDaysOff {
  return { weekdays: days.weekdays ?? [], dates: days.dates ?? [], offset: -new Date().getTimezoneOffset() };
}
