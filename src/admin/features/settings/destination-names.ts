import { destinationSchema } from '#domain/places/destination.ts';
import { CONTENT_COLLECTIONS } from '#domain/content/collections.ts';
import { readCollection } from '#admin/lib/read-collection.ts';

const nameSchema = destinationSchema.pick({ slug: true, name: true });

/** Names of the destinations by slug. */
export async function readDestinationNames(): Promise<ReadonlyMap<string, string>> {
  const collection = CONTENT_COLLECTIONS.destinations.working;
  const names = await readCollection(collection, nameSchema, { select: Object.keys(nameSchema.shape) });
  return new Map(names.map(({ slug, name }) => [slug, name]));
}
