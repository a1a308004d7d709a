import { Temporal } from 'temporal-polyfill';

/** When a day ('YYYY-MM-DD') begins in Lisbon. */
export function startOfLisbonDay(day: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime('Europe/Lisbon').epochMilliseconds);
}

/** When a day ends in Lisbon, which is when the next one begins: after 23, 24 or 25 hours. */
export function endOfLisbonDay(day: string): Date {
  return startOfLisbonDay(Temporal.PlainDate.from(day).add({ days: 1 }).toString());
}
