import type { NightRange } from '#domain/stay/nights.ts';
import { countOf } from '#domain/text/count-of.ts';
import { FLEXIBLE_DAYS, type StaySearch } from './stay-search.ts';

// Each is made once: making one takes longer than a hundred uses.
const MONTH = dayFormat({ month: 'long' });
const SHORT_MONTH = dayFormat({ month: 'short' });

/** In UTC: a day without a time must not depend on the reader's time zone. */
export function dayFormat(parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' });
}

/** '3 – 10 Jul · 4 guests', and '± 3 days' for a flexible stay. */
export function stayLabel(stay: StaySearch): string {
  const flexible = stay.isFlexible ? [`± ${FLEXIBLE_DAYS} days`] : [];
  return [shortDates(stay), ...flexible, guestCount(stay.guests)].join(' · ');
}

/** '3 – 10 Jul'; '3 Jul' for one day. */
export function shortDates(range: NightRange): string {
  return joinDays(range, ' – ', SHORT_MONTH);
}

/** '3 to 10 July'; with a format for the weekdays 'Sat 3 to Sat 10 July'. */
export function stayDates(range: NightRange, weekday: Intl.DateTimeFormat | null = null): string {
  return joinDays(range, ' to ', MONTH, weekday);
}

/** 'from 3 to 10 July for 4 guests', or 'around' flexible dates. */
export function forStay(stay: StaySearch): string {
  return `${stay.isFlexible ? 'around' : 'from'} ${stayDates(stay)} for ${guestCount(stay.guests)}`;
}

/** '4 guests'. */
export function guestCount(guests: number): string {
  return countOf(guests, 'guest');
}

/** Joins two days; the first one leaves out what the second one says, and all of it where both are one. */
function joinDays(
  { from, to }: NightRange,
  between: string,
  month: Intl.DateTimeFormat,
  weekday: Intl.DateTimeFormat | null = null,
): string {
  const [start, end] = [new Date(from), new Date(to)];
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const dayOf = (day: Date, hasMonth: boolean) =>
    [
      weekday?.format(day),
      day.getUTCDate(),
      hasMonth && month.format(day),
      hasMonth && !isSameYear && day.getUTCFullYear(),
    ]
      .filter(Boolean)
      .join(' ');
  return (from === to ? '' : dayOf(start, from.slice(0, 7) !== to.slice(0, 7)) + between) + dayOf(end, true);
}
