import { formatDay, formatStay } from '#domain/core/format-date.ts';
import { addDays, countNights, type NightRange } from '#domain/stay/nights.ts';
import type { Season } from '#domain/stay/season.ts';
import { rentOfNights } from '#domain/stay/quote.ts';
import type { NightWord } from '#domain/stay/night-word.ts';
import { formatCents } from './day-facts.ts';
import { CALENDAR_TEXT as text } from './text.ts';

/** A range from arrival to departure, '3 to 7 July 2027'; at a venue from the first to the last day. */
export function describeDates(range: NightRange, word: NightWord): string {
  return word === 'day' ? describeNights(range) : formatRange(range.from, range.to);
}

/** A range from its first night to its last one, as editors speak of seasons. */
export function describeNights({ from, to }: NightRange): string {
  const last = addDays(to, -1);
  return last === from ? formatDay(from) : formatRange(from, last);
}

/** 'Saturday to Saturday'; by the day, the last one is the day before: 'Saturday to Friday'. */
export function describeChangeover(changeoverDay: number, word: NightWord): string {
  const { names } = text.days;
  return text.prices.changeover(
    names[changeoverDay - 1] ?? '',
    names.at(changeoverDay - (word === 'day' ? 2 : 1)) ?? '',
  );
}

/** What the nights cost by the prices. */
export function describeRent(seasons: readonly Season[], range: NightRange, word: NightWord): string {
  const cents = rentOfNights(seasons, range);
  return cents === null ? text.selection.unpriced(word) : text.selection.rent(formatCents(cents));
}

/** '4 nights, 3 to 7 July 2027, €9,800 by the prices'. */
export function describeSelection(seasons: readonly Season[], range: NightRange, word: NightWord): string {
  const nights = text.selection.nights(countNights(range), word);
  return [nights, describeDates(range, word), describeRent(seasons, range, word)].join(', ');
}

function formatRange(from: string, to: string): string {
  return formatStay(from, to).replace(/\s*–\s*/, ' to ');
}
