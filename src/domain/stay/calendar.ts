import * as z from 'zod';
import { withRevision } from '#domain/content/revision.ts';
import { isoTime } from '#domain/text/text-fields.ts';
import { NO_FEES, stayFeesSchema } from './fees.ts';
import { FEED_RANGES_MAX, FEEDS_MAX, OCCUPANCIES_MAX, PAST_DAYS, SAME_STAYS_MAX, SEASONS_MAX } from './limits.ts';
import { addDays, overlaps, type NightRange } from './nights.ts';
import { isInForce, occupancySchema, type Occupancy } from './occupancy.ts';
import { findSeasonClash, inOrder, seasonSchema } from './season.ts';

/** What a stay costs and when: the part that an editor writes. */
export const stayTermsSchema = z.strictObject({
  seasons: z
    .array(seasonSchema)
    .max(SEASONS_MAX)
    .refine((seasons) => findSeasonClash(seasons) === null, { error: 'Two seasons have the same night' }),
  fees: stayFeesSchema,
});

export type StayTerms = z.output<typeof stayTermsSchema>;

/** 128 random bits in hexadecimal digits: nobody guesses a calendar's URL. */
export const exportKeySchema = z.string().regex(/^[0-9a-f]{32}$/);

/** calendars/{propertyId}: seasons, fees, and the nights that are taken. */
export const stayCalendarSchema = withRevision(stayTermsSchema).extend({
  /** In no order. No two of staff that are in force share a night; those of other sites may (feeds/overlaps.ts). */
  occupancies: z.array(occupancySchema).max(OCCUPANCIES_MAX + FEEDS_MAX * FEED_RANGES_MAX),
  /** Pairs of entries, by their ids, that staff know to be one stay. */
  sameStays: z
    .array(z.strictObject({ one: z.uuid(), other: z.uuid() }))
    .max(SAME_STAYS_MAX)
    .default([]),
  /** The secret part of the URL at which other sites read this calendar; null for none. */
  exportKey: exportKeySchema.nullable().default(null),
  /** When the first hold ends, by which the job that ends holds finds it; null for none. */
  nextHoldEnd: isoTime.nullable().default(null),
  updatedAt: isoTime,
});

export type StayCalendar = z.output<typeof stayCalendarSchema>;

/** The terms of a property without a calendar. */
export const NO_TERMS: StayTerms = { seasons: [], fees: NO_FEES };

/** What a property without a calendar has. */
export const NO_CALENDAR = {
  ...NO_TERMS,
  occupancies: [],
  sameStays: [],
  exportKey: null,
} satisfies Partial<StayCalendar>;

/** When the first of some entries' holds ends; null without a hold. */
export function nextHoldEnd(occupancies: readonly Occupancy[]): string | null {
  const ends = occupancies.flatMap((occupancy) => (occupancy.kind === 'hold' ? [occupancy.expiresAt] : []));
  return ends.toSorted()[0] ?? null;
}

/** The entries that take a night of a range. */
export function findTaken(occupancies: readonly Occupancy[], range: NightRange, now: Date): Occupancy[] {
  return occupancies.filter((occupancy) => isInForce(occupancy, now) && overlaps(occupancy, range));
}

/** The ranges of nights that are taken and not past, in order; neighbours are one, so that they tell nothing of the guests. */
export function listTakenNights(occupancies: readonly Occupancy[], today: string, now: Date): NightRange[] {
  const taken = inOrder(occupancies.filter((occupancy) => isInForce(occupancy, now) && occupancy.to > today));
  const joined: NightRange[] = [];
  for (const { from, to } of taken) {
    const last = joined.at(-1);
    // A stay may lie within a longer one: entries of feeds share nights with others.
    if (last !== undefined && last.to >= from)
      joined[joined.length - 1] = { from: last.from, to: to > last.to ? to : last.to };
    else joined.push({ from, to });
  }
  return joined;
}

/** Drops entries long past on a day. Holds that have expired stay until their guests are told. */
export function dropPastOccupancies(occupancies: readonly Occupancy[], today: string): Occupancy[] {
  const oldest = addDays(today, -PAST_DAYS);
  return occupancies.filter(({ to }) => to >= oldest);
}
