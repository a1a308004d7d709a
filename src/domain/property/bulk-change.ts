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

/** What can be done to many properties at once. */
export const bulkChangeSchema = z.discriminatedUnion('action', [
  z.strictObject({
    /** Puts them away. */
    action: z.literal('archive'),
  }),
  z.strictObject({
    /** Offers them again. */
    action: z.literal('restore'),
  }),
  z.strictObject({
    /** Deletes them. */
    action: z.literal('delete'),
  }),
  z.strictObject({
    /** Gives these fields these values. */
    action: z.literal('change'),
    /** The fields; others stay as they are. */
    fields: changeableFields,
  }),
]);

/** What is done to many properties at once. */
export type BulkChange = z.output<typeof bulkChangeSchema>;

/** The properties meant, each as its editor saw it. */
export const bulkTargetsSchema = z
  .array(
    z.strictObject({
      /** The property. */
      id: propertySchema.shape.id,
      /** Revision that the editor saw. */
      rev: revision,
    }),
  )
  .min(1)
  .max(BULK_MAX)
  .refine((targets) => new Set(targets.map(({ id }) => id)).size === targets.length, {
    error: 'expected each property once',
  });

/** What became of one property of a bulk action. */
export const bulkOutcomeSchema = z.discriminatedUnion('outcome', [
  z.strictObject({
    /** It was done. */
    outcome: z.literal('done'),
    /** The property. */
    id: propertySchema.shape.id,
    /** Its working copy now; null when it was deleted. */
    document: workingPropertySchema.nullable(),
  }),
  z.strictObject({
    /** It was left as it is. */
    outcome: z.literal('refused'),
    /** The property. */
    id: propertySchema.shape.id,
    /** Which failure it was. */
    code: z.enum(['not_found', 'conflict', 'in_use', 'unavailable']),
    /** Why, as a sentence. */
    message: z.string(),
  }),
]);

/** What became of one property of a bulk action. */
export type BulkOutcome = z.output<typeof bulkOutcomeSchema>;
