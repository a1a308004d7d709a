// No zod: pages need it.
import { isDay } from '#domain/core/iso-day.ts';
import { SEARCH_PARAMETERS } from '#domain/search/parameters.ts';
import { GUEST_BOUNDS } from '#domain/enquiry/limits.ts';
import { CHILD_AGE_MAX, PETS_MAX } from './limits.ts';
import type { NightRange } from './nights.ts';
import type { StayGuests } from './quote.ts';

const { checkIn, checkOut, adults } = SEARCH_PARAMETERS;

/** Parameters that only the page of a property has: the ages of the children, and the number of pets. */
const CHILDREN = 'children';
const PETS = 'pets';

/** All parameters of a stay on the page of a property. */
export const STAY_PARAMETERS = [checkIn, checkOut, adults, CHILDREN, PETS];

/** Reads the dates of a URL; null unless both are days in order. Whether they can be had is checked later. */
export function readDates(query: URLSearchParams): NightRange | null {
  const [from, to] = [query.get(checkIn), query.get(checkOut)];
  return isDay(from) && isDay(to) && from < to ? { from, to } : null;
}

/** Reads the number of adults of a URL, at most three digits; null for none. */
export function readAdults(query: URLSearchParams): number | null {
  const text = query.get(adults) ?? '';
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
}

/** The parameters of dates and adults, as they are read; no adults where their number is not known. */
export function dateParameters({ from, to }: NightRange, guests: number | null): Record<string, string> {
  return { [checkIn]: from, [checkOut]: to, ...(guests !== null && { [adults]: String(guests) }) };
}

/**
 * Reads the guests of a property's URL; adults of 0 where it has pets alone, and null without either. Ages and pets beyond
 * their bounds are left out.
 */
export function readGuests(query: URLSearchParams): StayGuests | null {
  const count = readAdults(query);
  const [ages, number] = [query.get(CHILDREN) ?? '', Number(query.get(PETS))];
  const pets = Number.isInteger(number) && number > 0 && number <= PETS_MAX ? number : 0;
  if (count === null) return pets === 0 ? null : { adults: 0, childAges: [], pets };
  return {
    adults: count,
    childAges: (/^\d{1,2}(\.\d{1,2})*$/.test(ages) ? ages.split('.') : [])
      .map(Number)
      .filter((age) => age <= CHILD_AGE_MAX)
      .slice(0, GUEST_BOUNDS.max),
    pets,
  };
}

/** The parameters of dates and guests on the page of a property, as they are read. */
export function stayParameters(range: NightRange, guests: StayGuests): Record<string, string> {
  const { adults: count, childAges, pets } = guests;
  return {
    ...dateParameters(range, count === 0 ? null : count),
    ...(count > 0 && childAges.length > 0 && { [CHILDREN]: childAges.join('.') }),
    ...(pets > 0 && { [PETS]: String(pets) }),
  };
}
