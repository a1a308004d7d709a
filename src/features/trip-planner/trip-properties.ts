import { QUICK_FILTERS } from '#domain/search/quick-filter-list.ts';
import type { TripCandidate } from '#domain/trip/candidate.ts';
import { TRIP_INTERESTS, TRIP_LOCATIONS, TRIP_PROPERTY_TYPES } from '#domain/trip/options.ts';
import * as z from 'zod';

const idOf = <Id extends string>(options: readonly { id: Id }[]) => z.enum(options.map(({ id }) => id));

/** The houses that the build wrote for the planner. */
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

/** The houses at this address, fetched once; a failure is forgotten, so that the next call tries again. */
export function loadTripProperties(address: string): Promise<TripCandidate[]> {
  const known = loaded.get(address);
  if (known) return known;
  const properties = fetchTripProperties(address);
  loaded.set(address, properties);
  properties.catch(() => loaded.delete(address));
  return properties;
}

async function fetchTripProperties(address: string): Promise<TripCandidate[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return tripPropertiesSchema.parse(await response.json());
}
