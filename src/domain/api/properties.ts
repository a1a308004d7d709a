import { EDITORS } from '#domain/staff/role.ts';
import * as z from 'zod';
import { defineCreate, defineDelete, defineSave } from './content-endpoint.ts';
import { defineApi } from './endpoint.ts';
import { revision } from '#domain/content/revision.ts';
import { bulkChangeSchema, bulkOutcomeSchema, bulkTargetsSchema } from '#domain/property/bulk-change.ts';
import { changedPropertySchema, newPropertySchema } from '#domain/property/input.ts';
import { propertySchema, workingPropertySchema } from '#domain/property/property.ts';

const { id } = propertySchema.shape;

/** The revision that the editor saw. */
const seenRevision = z.strictObject({ rev: revision });

export const propertiesApi = defineApi({
  'POST /api/admin/properties': defineCreate(
    'Adds a property under the id that its form made.',
    'body.id',
    newPropertySchema,
    workingPropertySchema,
  ),
  'PUT /api/admin/properties/{id}': defineSave(
    'Saves a property; one that is no longer a holiday rental is no longer featured.',
    { id },
    changedPropertySchema,
    workingPropertySchema,
  ),
  'DELETE /api/admin/properties/{id}': {
    ...defineDelete(
      'Deletes a property; one in use is rejected with the list of its uses, unless it is removed there too.',
      id,
    ),
    query: z.strictObject({
      /** Revision that the editor saw. */
      rev: z.coerce.number().int().min(1),
      /** 'true' removes it from the working copies that use it; published pages show it until they are published again. */
      everywhere: z.enum(['true', 'false']).default('false'),
    }),
    errors: ['not_found', 'conflict', 'in_use', 'unavailable'],
  },
  'POST /api/admin/properties/{id}/archive': {
    creates: null,
    ...defineSave(
      'Archives a property and features it no longer, unless other content uses it.',
      { id },
      seenRevision,
      workingPropertySchema,
    ),
    errors: ['not_found', 'conflict', 'in_use', 'unavailable'],
  },
  'POST /api/admin/properties/{id}/restore': {
    ...defineSave('Restores an archived property.', { id }, seenRevision, workingPropertySchema),
    creates: null,
  },
  'POST /api/admin/properties/{id}/duplicate': {
    ...defineSave(
      'Duplicates a property under a new id, with a title that marks the copy.',
      { id },
      z.strictObject({
        /** Id of the copy, made by the caller; the same request sent twice makes one copy. */
        id,
      }),
      workingPropertySchema,
    ),
    creates: 'body.id',
  },
  'POST /api/admin/properties-bulk': {
    creates: null,
    summary: 'Changes many properties, each in its own transaction, and reports the result of each.',
    access: EDITORS,
    body: {
      schema: z.strictObject({
        change: bulkChangeSchema,
        targets: bulkTargetsSchema,
      }),
      maxBytes: 64 * 1024,
    },
    response: z.strictObject({
      /** Results in the order of the request. */
      outcomes: z.array(bulkOutcomeSchema),
    }),
    errors: ['unavailable'],
  },
});
