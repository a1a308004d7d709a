import { Temporal } from 'temporal-polyfill';
import { addDays, weekdayOf } from '#domain/stay/nights.ts';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The month of a day, as 'YYYY-MM'. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The month some months later; earlier with a negative number. */
export function addMonths(month: string, months: number): string {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString();
}

/** 'July 2027' for '2027-07'. */
export function formatMonth(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

/** The weeks of a month, Monday first; null for the days of its neighbours. */
export function listWeeks(month: string): (string | null)[][] {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  const first = `${month}-01`;
  const before = weekdayOf(first) - 1;
  const weeks = Math.ceil((before + daysInMonth) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - before;
      return day < 0 || day >= daysInMonth ? null : addDays(first, day);
    }),
  );
}

/** The day to which a key of a grid leads; null for any other key. */
export function dayAfterKey(day: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, 1 - weekdayOf(day));
    case 'End':
      return addDays(day, 7 - weekdayOf(day));
    case 'PageUp':
      return Temporal.PlainDate.from(day).add({ months: -1 }).toString();
    case 'PageDown':
      return Temporal.PlainDate.from(day).add({ months: 1 }).toString();
    default:
      return null;
  }
}
