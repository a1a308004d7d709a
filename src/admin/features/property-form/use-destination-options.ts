import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { destinationSchema } from '#domain/places/destination.ts';
import { CONTENT_COLLECTIONS } from '#domain/content/collections.ts';
import { useQuery } from '@tanstack/react-query';
import { readCollection } from '#admin/lib/read-collection.ts';

const named = destinationSchema.pick({ slug: true, name: true });

/** The destinations to choose from, by the names that the house gave them; by their addresses until those are read. */
export function useDestinationOptions(): { id: string; label: string }[] {
  const { data = [] } = useQuery({
    queryKey: ['destination-names'],
    queryFn: () => readCollection(CONTENT_COLLECTIONS.destinations.working, named, { select: ['slug', 'name'] }),
  });
  return DESTINATION_SLUGS.map((id) => ({ id, label: data.find(({ slug }) => slug === id)?.name ?? id }));
}
