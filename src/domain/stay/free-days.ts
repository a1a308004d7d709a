// No zod: pages may need it.
import { includesNight, sliceNights, type NightRange, type StayNights } from './nights.ts';
import { shortestStay } from './open-days.ts';
import { seasonOf } from './priced-season.ts';
import { quoteStay, type QuotedTerms } from './quote.ts';
import type { FreeStay } from './free-stays.ts';

// What can be had of a venue that is hired by the day; a range ends with the day after its last one.

const SATURDAY = 6;

/** Guests that the prices of a venue include; 1 where they include all. */
export function includedGuests({ fees }: Pick<QuotedTerms, 'fees'>): number {
  return fees.extraGuest?.includedGuests ?? 1;
}

/** Lists the next free Saturdays after today with their totals; with further days where a booking needs them. */
export function listFreeSaturdays(terms: QuotedTerms, days: StayNights, most: number): FreeStay[] {
  const guests = { adults: includedGuests(terms), childAges: [], pets: 0 };
  const free: FreeStay[] = [];
  for (let index = 1; index < days.nights.length && free.length < most; index += 1) {
    const season = days.weekdays[index] === SATURDAY ? seasonOf(terms.seasons, days.nights[index] ?? '') : null;
    const stay = season && sliceNights(days, index, shortestStay(season));
    const quote = stay && quoteStay({ ...terms, capacity: 0, guests, stay, today: days.from }).quote;
    if (stay && quote) free.push({ from: stay.from, to: stay.to, totalCents: quote.totalCents });
  }
  return free;
}

/** Lists the next ranges after today whose days are all free and priced, and as many as the shortest booking has. */
export function listFreeRanges({ seasons, taken }: QuotedTerms, days: StayNights, most: number): NightRange[] {
  const { nights } = days;
  const isFree = (day: string) => seasonOf(seasons, day) !== null && !taken.some((range) => includesNight(range, day));
  const free: NightRange[] = [];
  let index = 1;
  while (index < nights.length && free.length < most) {
    const closed = nights.findIndex((day, place) => place >= index && !isFree(day));
    const end = closed === -1 ? nights.length : closed;
    const from = nights[index] ?? days.to;
    const season = seasonOf(seasons, from);
    if (season !== null && end - index >= shortestStay(season)) free.push({ from, to: nights[end] ?? days.to });
    index = end + 1;
  }
  return free;
}
