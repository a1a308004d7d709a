import { QUICK_FILTERS } from '#domain/search/quick-filter-list.ts';
import type { TripCandidate } from '#domain/trip/candidate.ts';
import { TRIP_INTERESTS, TRIP_LOCATIONS, TRIP_PROPERTY_TYPES } from '#domain/trip/options.ts';
import { fetchJson } from '#lib/fetch-json.ts';
import * as z from 'zod';

const idOf = <Id extends string>(options: readonly { id: Id }[]) => z.enum(options.map(({ id }) => id));

/** Schema of the properties that the build wrote for the planner. */
const tripPropertiesSchema: z.ZodType<TripCandidate[]> = z.array(
  z.strictObject({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    location: z.string(),
    people: z.int().min(0),
    nightly: z.int().min(0).nullable(),
    types: z.array(idOf(TRIP_PROPERTY_TYPES)),
    locations: z.array(idOf(TRIP_LOCATIONS)),
    interests: z.array(idOf(TRIP_INTERESTS)),
    filters: z.array(idOf(QUICK_FILTERS)),
  }),
);

/** Fetches the properties of this URL. */
export async function loadTripProperties(url: string): Promise<TripCandidate[]> {
  return tripPropertiesSchema.parse(await fetchJson(url));
}
