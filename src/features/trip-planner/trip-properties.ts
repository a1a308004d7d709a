import { QUICK_FILTERS } from '#domain/search/quick-filter-list.ts';
import type { TripCandidate } from '#domain/trip/candidate.ts';
import { TRIP_INTERESTS, TRIP_LOCATIONS, TRIP_PROPERTY_TYPES } from '#domain/trip/options.ts';
import * as z from 'zod';

const idOf = <Id extends string>(options: readonly { id: Id }[]) => z.enum(options.map(({ id }) => id));

/** The houses that the build wrote for the planner. */
const tripHousesSchema: z.ZodType<TripCandidate[]> = z.array(
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
export function loadTripHouses(address: string): Promise<TripCandidate[]> {
  const known = loaded.get(address);
  if (known) return known;
  const houses = fetchTripHouses(address);
  loaded.set(address, houses);
  houses.catch(() => loaded.delete(address));
  return houses;
}

async function fetchTripHouses(address: string): Promise<TripCandidate[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return tripHousesSchema.parse(await response.json());
}
