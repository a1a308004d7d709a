import { latestHolidayEnd, latestStayEnd } from '#domain/enquiry/latest-end.ts';
import { GUEST_BOUNDS } from '#domain/enquiry/limits.ts';
import type { PageType } from '#domain/property/type.ts';
import { isStayPage } from '#domain/stay/stay-page.ts';
import { readAdults, readDates, dateParameters } from '#domain/stay/stay-url.ts';
import { PEOPLE_BOUNDS } from './limits.ts';
import { SEARCH_PARAMETERS } from './parameters.ts';

/** The stay that a visitor searches for. Days are 'YYYY-MM-DD'; `to` is the day of departure. */
export interface StaySearch {
  readonly from: string;
  readonly to: string;
  /** From 1 to GUEST_BOUNDS.max. */
  readonly guests: number;
  /** Whether the same number of nights may begin up to FLEXIBLE_DAYS earlier or later. */
  readonly isFlexible: boolean;
}

/** Guests of a stay before the visitor says how many. */
export const DEFAULT_GUESTS = 2;

export const FLEXIBLE_DAYS = 3;

const { flexible } = SEARCH_PARAMETERS;

/**
 * Reads the stay of a URL; null when it has none that can be had: on a page without dates, when a day is missing, no
 * day, or past, and when the period is not one that an enquiry on this page may have.
 */
export function readStay(query: URLSearchParams, page: PageType, today: string): StaySearch | null {
  const dates = readDates(query);
  if (!isStayPage(page) || dates === null) return null;
  if (dates.from < today || dates.to > latestDeparture(page, dates.from)) return null;
  const guests = readAdults(query) ?? DEFAULT_GUESTS;
  return {
    ...dates,
    // As the page of a property reads it, which no form can ask for more.
    guests: guests <= PEOPLE_BOUNDS.max ? Math.min(guests, GUEST_BOUNDS.max) : DEFAULT_GUESTS,
    isFlexible: query.get(flexible) === String(FLEXIBLE_DAYS),
  };
}

/** The latest departure for an arrival on a listing page, as for an enquiry. */
export function latestDeparture(page: PageType, from: string): string {
  return page === 'rental' ? latestHolidayEnd(from) : latestStayEnd(from);
}

/** The parameters of a search in the URL of a listing page. */
export function stayParameters(stay: StaySearch): Record<string, string> {
  return { ...dateParameters(stay, stay.guests), ...(stay.isFlexible && { [flexible]: String(FLEXIBLE_DAYS) }) };
}
