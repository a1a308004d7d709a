import { isAtDestination } from '#domain/places/destination-properties.ts';
import { destinationSchema } from '#domain/places/destination.ts';
import { destinationPath } from '#domain/site/paths.ts';
import type { ContentEntry } from '#content/content-source.ts';
import { sides, type PropertyChanges } from './property-changes.ts';

const placeSchema = destinationSchema.pick({ slug: true, locationText: true }).strip();

/** Pages of the destinations at which something that was published anew or taken away stands or stood. */
export function affectedDestinations(
  { changed }: PropertyChanges,
  destinations: readonly ContentEntry<Record<string, unknown>>[],
): string[] {
  const touched = changed.flatMap(sides);
  return destinations
    .map(({ data }) => placeSchema.parse(data))
    .filter((destination) => touched.some((summary) => isAtDestination(summary, destination)))
    .map(({ slug }) => destinationPath(slug));
}
