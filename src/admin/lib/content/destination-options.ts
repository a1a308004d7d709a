import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { DESTINATION_SLUGS, type DestinationSlug } from '#domain/places/destination-list.ts';
import { destinationSchema } from '#domain/places/destination.ts';
import { useQuery } from '@tanstack/react-query';
import { CONTENT } from '../query-client.ts';
import { readCollection } from '../read-collection.ts';

const nameSchema = destinationSchema.pick({ slug: true, name: true });

/** Options for a destination: names, or slugs until these have loaded. */
export function useDestinationOptions(): { id: DestinationSlug; label: string }[] {
  const { data = [] } = useQuery({
    queryKey: [...CONTENT, 'destination-names'],
    queryFn: () => readCollection(CONTENT_KINDS.destinations.working, nameSchema, { select: ['slug', 'name'] }),
  });
  return DESTINATION_SLUGS.map((id) => ({ id, label: data.find(({ slug }) => slug === id)?.name ?? id }));
}
