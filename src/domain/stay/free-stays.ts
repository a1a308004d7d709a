// No zod: pages may need it.
import { sliceNights, type NightRange, type StayNights } from './nights.ts';
import { seasonOf, type PricedSeason } from './priced-season.ts';
import { quoteStay, type QuotedTerms } from './quote.ts';

/** A stay that can be had, with its total in cents. */
export interface FreeStay extends NightRange {
  readonly totalCents: number;
}

const WEEK = 7;
const SATURDAY = 6;

/** Nights from which on a stay is offered by the calendar month. */
const LONG_STAY = 21;

/** Guests of a stay before anybody says how many, where so many fit. */
const USUAL_GUESTS = 2;

/** How many guests the totals are for at a property that takes some; a capacity of 0 is not known. */
export function usualGuests(capacity: number): number {
  return capacity > 0 ? Math.min(USUAL_GUESTS, capacity) : USUAL_GUESTS;
}

/**
 * Lists the next stays that can be had, one after the other: whole weeks from the changeover day, or from Saturday, and
 * calendar months where a season requires about as many nights. `days` begin with today.
 */
export function listFreeStays(terms: QuotedTerms, capacity: number, days: StayNights, most: number): FreeStay[] {
  const adults = usualGuests(capacity);
  const free: FreeStay[] = [];
  let index = 1;
  while (index < days.nights.length && free.length < most) {
    const nights = nightsFrom(terms.seasons, days, index);
    const stay = nights === 0 ? null : sliceNights(days, index, nights);
    const asked = { ...terms, capacity, guests: { adults, childAges: [], pets: 0 }, today: days.from };
    const quote = stay === null ? null : quoteStay({ ...asked, stay }).quote;
    if (stay !== null && quote !== null) free.push({ from: stay.from, to: stay.to, totalCents: quote.totalCents });
    index += quote === null ? 1 : nights;
  }
  return free;
}

/** How many nights a stay has that begins on a day; 0 when none is offered from it. */
function nightsFrom(seasons: readonly PricedSeason[], { nights, weekdays }: StayNights, index: number): number {
  const day = nights[index] ?? '';
  const season = seasonOf(seasons, day);
  if (season === null) return 0;
  const { minimumNights, changeoverDay } = season;
  if (minimumNights < LONG_STAY || changeoverDay !== null) {
    return weekdays[index] === (changeoverDay ?? SATURDAY) ? Math.ceil(minimumNights / WEEK) * WEEK : 0;
  }
  if (!day.endsWith('-01')) return 0;
  const month = nights.slice(index + 1).findIndex((night) => night.endsWith('-01')) + 1;
  return Math.max(month, minimumNights);
}
