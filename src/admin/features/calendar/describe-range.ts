import { formatDay, formatStay } from '#domain/core/format-date.ts';
import { addDays, countNights, type NightRange } from '#domain/stay/nights.ts';
import type { Season } from '#domain/stay/season.ts';
import { rentOfNights } from '#domain/stay/quote.ts';
import { formatCents } from './day-facts.ts';
import { CALENDAR_TEXT as text } from './text.ts';

/** A range from arrival to departure: '3 to 7 July 2027'. */
export function describeDates({ from, to }: NightRange): string {
  return formatStay(from, to).replace(/\s*–\s*/, ' to ');
}

/** A range from its first night to its last one, as editors speak of seasons. */
export function describeNights({ from, to }: NightRange): string {
  const last = addDays(to, -1);
  return last === from ? formatDay(from) : describeDates({ from, to: last });
}

/** What the nights cost by the prices. */
export function describeRent(seasons: readonly Season[], range: NightRange): string {
  const cents = rentOfNights(seasons, range);
  return cents === null ? text.selection.unpriced : text.selection.rent(formatCents(cents));
}

/** '4 nights, 3 to 7 July 2027, €9,800 by the prices'. */
export function describeSelection(seasons: readonly Season[], range: NightRange): string {
  const nights = text.selection.nights(countNights(range));
  return [nights, describeDates(range), describeRent(seasons, range)].join(', ');
}
