import { randomUUID } from 'node:crypto';
import { newProperty } from '#domain/property/defaults.ts';
import { propertyInputOf, type newPropertySchema } from '#domain/property/input.ts';
import type * as z from 'zod';

/** What a form sends for a new letting under an id and a title of its own, with what a test says differently. */
export function propertyForm(
  given: Partial<z.input<typeof newPropertySchema>> = {},
): z.input<typeof newPropertySchema> {
  const id = randomUUID();
  const begun = newProperty({
    id,
    slug: 'unused',
    title: `Casa ${id.slice(0, 8)}`,
    location: 'Carvalhal, Comporta',
    createdAt: '2026-03-01T09:00:00.000Z',
  });
  const input = propertyInputOf({ ...begun, rev: 1, archivedAt: null });
  return { ...input, id, price: 'from €1,250 per night', ...given };
}
