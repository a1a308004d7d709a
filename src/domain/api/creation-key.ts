import * as z from 'zod';

/** Hours for which the outcome of an idempotency key is kept. */
export const IDEMPOTENCY_HOURS = 24;

/**
 * Idempotency key of a request that creates a document: a random UUID that the sender makes once and uses for every
 * attempt. For 24 hours the same key with the same contents creates one document; with other contents it is a conflict.
 */
export const creationKey = z.uuid();

/** Adds the key to the body of a request that creates a document whose id the server makes. */
export function withCreationKey<Shape extends z.core.$ZodLooseShape>(schema: z.ZodObject<Shape, z.core.$strict>) {
  return schema.extend({
    /** Made by the caller; the same key sent twice creates one document. */
    key: creationKey,
  });
}
