import * as z from 'zod';
import { creating, EDITORS, removing, saving } from './content-endpoint.ts';
import { defineApi } from './endpoint.ts';
import { revision } from '#domain/content/revision.ts';
import { bulkChangeSchema, bulkOutcomeSchema, bulkTargetsSchema } from '#domain/property/bulk-change.ts';
import { changedPropertySchema, newPropertySchema } from '#domain/property/input.ts';
import { propertySchema, workingPropertySchema } from '#domain/property/property.ts';

const { id } = propertySchema.shape;

/** The revision that an editor saw. */
const seen = z.strictObject({
  /** Revision that the editor saw. */
  rev: revision,
});

/** Properties. */
export const propertiesApi = defineApi({
  'POST /api/admin/properties': creating(
    'Adds a property under the id that its form made.',
    'body.id',
    newPropertySchema,
    workingPropertySchema,
  ),
  'PUT /api/admin/properties/{id}': saving(
    'Saves a property; one that is no holiday rental any more is featured no longer.',
    { id },
    changedPropertySchema,
    workingPropertySchema,
  ),
  'DELETE /api/admin/properties/{id}': {
    ...removing(
      'Deletes a property; one in use is refused with the list of its uses, unless it is removed there too.',
      id,
    ),
    query: z.strictObject({
      /** Revision that the editor saw. */
      rev: z.coerce.number().int().min(1),
      /** 'true' removes it from the working copies that name it; published pages show it until they are published again. */
      everywhere: z.enum(['true', 'false']).default('false'),
    }),
    errors: ['not_found', 'conflict', 'in_use', 'unavailable'],
  },
  'POST /api/admin/properties/{id}/archive': {
    creates: null,
    ...saving(
      'Puts a property away and ends its place among the featured, unless other content names it.',
      { id },
      seen,
      workingPropertySchema,
    ),
    errors: ['not_found', 'conflict', 'in_use', 'unavailable'],
  },
  'POST /api/admin/properties/{id}/restore': {
    ...saving('Offers an archived property again.', { id }, seen, workingPropertySchema),
    creates: null,
  },
  'POST /api/admin/properties/{id}/duplicate': {
    ...saving(
      'Copies a property under a new id, with a title that says so.',
      { id },
      z.strictObject({
        /** Id of the copy, of the caller's own making: sent twice, it makes one copy. */
        id,
      }),
      workingPropertySchema,
    ),
    creates: 'body.id',
  },
  'POST /api/admin/properties-bulk': {
    creates: null,
    summary: 'Does the same to many properties, each in a step of its own, and tells what became of each.',
    access: EDITORS,
    params: {},
    query: null,
    body: {
      schema: z.strictObject({
        /** What to do. */
        change: bulkChangeSchema,
        /** To which properties. */
        targets: bulkTargetsSchema,
      }),
      maxBytes: 64 * 1024,
    },
    response: z.strictObject({
      /** What became of each, in the order of the request. */
      outcomes: z.array(bulkOutcomeSchema),
    }),
    errors: ['unavailable'],
  },
});
