import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { ALPHABET } from '#domain/core/alphabet.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type * as z from 'zod';
import { PROPERTY_CHOICES } from '../query-client.ts';
import { readCollection } from '../read-collection.ts';

const titleSchema = workingPropertySchema.pick({ id: true, title: true });

export type PropertyTitle = z.infer<typeof titleSchema>;

/** Titles of all properties in alphabetical order. */
export function usePropertyTitles(): UseQueryResult<readonly PropertyTitle[]> {
  return useQuery({
    queryKey: [...PROPERTY_CHOICES, 'titles'],
    queryFn: async () => {
      const titles = await readCollection(CONTENT_KINDS.properties.working, titleSchema, {
        select: Object.keys(titleSchema.shape),
      });
      return titles.toSorted((one, other) => ALPHABET.compare(one.title, other.title));
    },
  });
}
