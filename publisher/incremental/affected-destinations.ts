import { isAtDestination } from '#domain/places/destination-properties.ts';
import { destinationSchema } from '#domain/places/destination.ts';
import { destinationPath } from '#domain/site/paths.ts';
import type { ContentEntry } from '#content/content-source.ts';
import { versionsOf, type PropertyChanges } from './property-changes.ts';

const placeSchema = destinationSchema.pick({ slug: true, locationText: true }).strip();

/** Paths of the destinations that list a changed property, before or after the change. */
export function affectedDestinations(
  { changed }: PropertyChanges,
  destinations: readonly ContentEntry<Record<string, unknown>>[],
): string[] {
  const touched = changed.flatMap(versionsOf);
  return destinations
    .map(({ data }) => placeSchema.parse(data))
    .filter((destination) => touched.some((summary) => isAtDestination(summary, destination)))
    .map(({ slug }) => destinationPath(slug));
}
