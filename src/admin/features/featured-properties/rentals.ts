import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { ALPHABET } from '#domain/core/alphabet.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type * as z from 'zod';
import { PROPERTY_CHOICES } from '#admin/lib/query-client.ts';
import { readCollection } from '#admin/lib/read-collection.ts';

const rentalSchema = workingPropertySchema.pick({
  id: true,
  title: true,
  location: true,
  price: true,
  hero: true,
  archivedAt: true,
});

/** The fields of a holiday rental that this screen shows. */
export type Rental = z.infer<typeof rentalSchema>;

/** All holiday rentals by title: only these can be featured (admin specification, section 6). */
export function useRentals(): UseQueryResult<readonly Rental[]> {
  return useQuery({
    queryKey: [...PROPERTY_CHOICES, 'rentals'],
    queryFn: async () => {
      const rentals = await readCollection(CONTENT_KINDS.properties.working, rentalSchema, {
        where: ['type', 'rental'],
        select: Object.keys(rentalSchema.shape),
      });
      return rentals.toSorted((one, other) => ALPHABET.compare(one.title, other.title));
    },
  });
}
