import * as z from 'zod';

/** Hours for which the outcome of an idempotency key is kept. */
export const IDEMPOTENCY_HOURS = 24;

/**
 * Key of a request that creates something: a random UUID that its sender makes once and uses for every attempt. The same
 * key with the same contents creates one document, for 24 hours; with other contents it is a conflict with that document.
 */
export const creationKey = z.uuid();

/** The body of a request that creates a document whose id the server gives: the document's fields and the key. */
export function withCreationKey<Shape extends z.core.$ZodLooseShape>(schema: z.ZodObject<Shape, z.core.$strict>) {
  return schema.extend({
    /** Made by the caller: sent twice, it makes one document. */
    key: creationKey,
  });
}
