import { destinationSchema } from '@site/domain/destination';
import { CONTENT_COLLECTIONS } from '@site/domain/firestore-collections';
import { readCollection } from '../../../lib/staff/read-collection.ts';

const nameSchema = destinationSchema.pick({ slug: true, name: true });

/** Names of the destinations by slug. */
export async function readDestinationNames(): Promise<ReadonlyMap<string, string>> {
  const collection = CONTENT_COLLECTIONS.destinations.working;
  const names = await readCollection(collection, nameSchema, { select: Object.keys(nameSchema.shape) });
  return new Map(names.map(({ slug, name }) => [slug, name]));
}
