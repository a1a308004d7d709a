// No zod: pages need it.
import { formatStay } from '#domain/core/format-date.ts';
import { isHiredByTheDay, type PropertyType } from '#domain/property/type.ts';
import { addDays, type NightRange } from './nights.ts';

/** What a stay is counted in. */
export type NightWord = 'night' | 'day';

/** The word for one night of a stay at a property, which is a day at a venue that is hired by the day. */
export function nightWordOf(type: PropertyType): NightWord {
  return isHiredByTheDay(type) ? 'day' : 'night';
}

/** The last day that people name: of a range of nights that of the departure, of days the last one. */
export function lastDayOf({ to }: Pick<NightRange, 'to'>, word: NightWord): string {
  return word === 'day' ? addDays(to, -1) : to;
}

/** The range between a first and a last day as people name them. */
export function rangeBetween(from: string, last: string, word: NightWord): NightRange {
  return { from, to: word === 'day' ? addDays(last, 1) : last };
}

/** The dates of a stay as people name them: '8 – 15 May 2027'; '8 May 2027' for one day. */
export function describeStay(range: NightRange, word: NightWord): string {
  return formatStay(range.from, lastDayOf(range, word));
}
