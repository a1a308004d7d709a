import * as z from 'zod';

/**
 * First and last year of a query. Firestore stores the years 1 to 9999, and a query may reach some days further than what
 * was asked for; nothing here is older than the company or lies in another millennium.
 */
const YEARS = { first: 1900, last: 2999 } as const;

const OUTSIDE = `expected a year between ${YEARS.first} and ${YEARS.last}`;

function isQueryable(time: string): boolean {
  const year = Number(time.slice(0, 4));
  return year >= YEARS.first && year <= YEARS.last;
}

/** A day in a query, as 'YYYY-MM-DD'; a year that the database cannot compare is an error. */
export const queryDay = z.iso.date().refine(isQueryable, { error: OUTSIDE });

/** A time in a query, in ISO 8601 and UTC; a year that the database cannot compare is an error. */
export const queryTime = z.iso.datetime().refine(isQueryable, { error: OUTSIDE });
