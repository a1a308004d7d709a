import { formatWeekday } from '#domain/core/format-date.ts';
import { formatAmount } from '#domain/money/currency.ts';
import { findTaken, type StayCalendar } from '#domain/stay/calendar.ts';
import { addDays } from '#domain/stay/nights.ts';
import type { Occupancy } from '#domain/stay/occupancy.ts';
import { findOverlaps } from '#domain/stay/feeds/overlaps.ts';
import { rentOfNights } from '#domain/stay/quote.ts';
import { CALENDAR_TEXT } from './text.ts';

const text = CALENDAR_TEXT.days;

/** The part of a calendar that days are read from. */
export type ShownCalendar = Pick<StayCalendar, 'seasons' | 'fees' | 'occupancies' | 'sameStays'>;

/** What a calendar says of one night. */
export interface DayFacts {
  readonly night: string;
  /** Price of the night, such as '€2,450'; null for none. */
  readonly price: string | null;
  /** What takes the night; null while it is free. */
  readonly occupancy: Occupancy | null;
  /** Whether two stays take it. */
  readonly isTwice: boolean;
  readonly isPast: boolean;
  readonly isToday: boolean;
}

/** Reads one night; a week's price is shown as its share. */
export function readDay(calendar: ShownCalendar, night: string, now: Date, today: string): DayFacts {
  const range = { from: night, to: addDays(night, 1) };
  const cents = rentOfNights(calendar.seasons, range);
  const occupancies = findTaken(calendar.occupancies, range, now);
  return {
    night,
    price: cents === null ? null : formatCents(cents),
    occupancy: occupancies[0] ?? null,
    isTwice: findOverlaps({ ...calendar, occupancies }, today, now).length > 0,
    isPast: night < today,
    isToday: night === today,
  };
}

/** Names a day: 'Saturday 3 July 2027, €2,450, booked'. */
export function describeDay({ night, price, occupancy, isTwice, isPast, isToday }: DayFacts): string {
  const parts = [formatWeekday(night)];
  if (isToday) parts.push(text.today);
  parts.push(price ?? text.unpriced);
  if (occupancy !== null) parts.push(text[occupancy.kind]);
  else if (!isPast && price !== null) parts.push(text.free);
  if (isTwice) parts.push(text.twice);
  if (isPast) parts.push(text.past);
  return parts.join(', ');
}

/** An amount of cents in whole euros. */
export function formatCents(cents: number): string {
  return formatAmount(Math.round(cents / 100), 'EUR');
}
