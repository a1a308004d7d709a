import { formatAmount } from '#domain/money/currency.ts';
import { nightWordOf, describeStay } from '#domain/stay/night-word.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { includedGuests, listFreeRanges, listFreeSaturdays } from '#domain/stay/free-days.ts';
import { listFreeStays, usualGuests } from '#domain/stay/free-stays.ts';
import { countNights, type NightRange, type StayNights } from '#domain/stay/nights.ts';
import type { PublicStay } from '#domain/stay/public-stay.ts';
import { countOf } from '#domain/text/count-of.ts';
import { stayText } from './text.ts';

/** What is listed as free on the page of a property. */
export interface NextFree {
  readonly rows: readonly FreeRow[];
  /** What the rows are. */
  readonly note: string;
}

interface FreeRow {
  readonly dates: string;
  /** With all fees; null where the row gives the number of days. */
  readonly total: string | null;
  /** '19 days'; '' beside a total. */
  readonly count: string;
  /** The stay that a press on the row chooses; null for none. */
  readonly stay: NightRange | null;
}

/** Rows that are listed: enough to see whether a month can be had. */
const ROWS_MAX = 8;

/**
 * Lists what is free next, as those who ask for it read calendars: weeks or months of a letting and a retreat, Saturdays
 * of a venue for events, and of a film location the ranges in which a production can choose its days.
 */
export function listNextFree(type: PropertyType, stay: PublicStay, capacity: number, days: StayNights): NextFree {
  const text = stayText(type);
  const word = nightWordOf(type);
  if (type === 'production') {
    const rows = listFreeRanges(stay, days, ROWS_MAX).map((range) => {
      return { dates: describeStay(range, word), total: null, count: countOf(countNights(range), word), stay: null };
    });
    return { rows, note: text.freeNote('') };
  }
  const isByDay = word === 'day';
  const free = isByDay ? listFreeSaturdays(stay, days, ROWS_MAX) : listFreeStays(stay, capacity, days, ROWS_MAX);
  const rows = free.map(({ totalCents, ...range }) => {
    const total = formatAmount(Math.round(totalCents / 100), 'EUR');
    return { dates: describeStay(range, word), total, count: '', stay: range };
  });
  const included = stay.fees.extraGuest === null ? '' : countOf(includedGuests(stay), 'guest');
  return { rows, note: text.freeNote(isByDay ? included : countOf(usualGuests(capacity), 'guest')) };
}
