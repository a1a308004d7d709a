import { QUICK_FILTERS } from '#domain/search/quick-filter-list.ts';
import type { TripCandidate } from '#domain/trip/candidate.ts';
import { TRIP_INTERESTS, TRIP_LOCATIONS, TRIP_PROPERTY_TYPES } from '#domain/trip/options.ts';
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

const loaded = new Map<string, Promise<TripCandidate[]>>();

/** Fetches the properties of this URL once; a failure is not cached, so that the next call retries. */
export function loadTripProperties(url: string): Promise<TripCandidate[]> {
  const known = loaded.get(url);
  if (known) return known;
  const properties = fetchTripProperties(url);
  loaded.set(url, properties);
  properties.catch(() => loaded.delete(url));
  return properties;
}

async function fetchTripProperties(url: string): Promise<TripCandidate[]> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return tripPropertiesSchema.parse(await response.json());
}
