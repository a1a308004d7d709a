// No zod: pages need it.
import { isDay } from '#domain/core/iso-day.ts';
import { SEARCH_PARAMETERS } from '#domain/search/parameters.ts';
import type { NightRange } from './nights.ts';

const { checkIn, checkOut, adults } = SEARCH_PARAMETERS;

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
