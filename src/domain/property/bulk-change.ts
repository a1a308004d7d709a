import * as z from 'zod';
import { revision } from '#domain/content/revision.ts';
import { BULK_MAX } from './limits.ts';
import { propertySchema, workingPropertySchema } from './property.ts';

const changeableFields = propertySchema
  .pick({
    destination: true,
    setting: true,
    tag: true,
    showOnRetreatsPage: true,
    showOnEventsPage: true,
    showOnProductionsPage: true,
  })
  .partial()
  .refine((fields) => Object.keys(fields).length > 0, { error: 'expected at least one field' });

/** A change of many properties at once. */
export const bulkChangeSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('archive') }),
  z.strictObject({ action: z.literal('restore') }),
  z.strictObject({ action: z.literal('delete') }),
  z.strictObject({
    action: z.literal('change'),
    /** New values; other fields stay as they are. */
    fields: changeableFields,
  }),
]);

export type BulkChange = z.output<typeof bulkChangeSchema>;

/** The properties of a bulk change, each once, at most BULK_MAX. */
export const bulkTargetsSchema = z
  .array(
    z.strictObject({
      id: propertySchema.shape.id,
      /** Revision that the editor saw; another one is a conflict. */
      rev: revision,
    }),
  )
  .min(1)
  .max(BULK_MAX)
  .refine((targets) => new Set(targets.map(({ id }) => id)).size === targets.length, {
    error: 'expected each property once',
  });

/** The result for one property of a bulk change. */
export const bulkOutcomeSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('done'),
    id: propertySchema.shape.id,
    /** The stored working copy; null when it was deleted. */
    document: workingPropertySchema.nullable(),
  }),
  z.strictObject({
    outcome: z.literal('refused'),
    id: propertySchema.shape.id,
    code: z.enum(['not_found', 'conflict', 'in_use', 'unavailable']),
    /** The reason, as a sentence. */
    message: z.string(),
  }),
]);

export type BulkOutcome = z.output<typeof bulkOutcomeSchema>;
