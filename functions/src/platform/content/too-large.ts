import { TOO_MUCH_AT_ONCE } from '#domain/content/text.ts';
import { ApiError } from '#domain/core/errors.ts';
import * as z from 'zod';

/** How Firestore rejects more than 10 MiB, index entries included; there is no other way to know their size. */
const tooLargeSchema = z.object({
  code: z.literal(3),
  details: z.string().regex(/transaction too big|payload size exceeds/i),
});

/** Rethrows the error of a transaction; one that wrote too much becomes payload_too_large. */
export function throwTooLarge(error: unknown): never {
  if (!tooLargeSchema.safeParse(error).success) throw error;
  throw new ApiError('payload_too_large', { detail: TOO_MUCH_AT_ONCE, cause: error });
}
