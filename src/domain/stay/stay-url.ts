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

/** The URL of a property's page with these dates and adults, to share and to reload; null for no dates. */
export function withStay(url: URL, range: NightRange | null, guests: number | null): URL {
  const changed = new URL(url);
  for (const name of [checkIn, checkOut, adults]) changed.searchParams.delete(name);
  const parameters = range === null ? {} : dateParameters(range, guests);
  for (const [name, value] of Object.entries(parameters)) changed.searchParams.set(name, value);
  return changed;
}
