import { ApiError } from '#domain/core/errors.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type * as z from 'zod';

/** Parses a document that was read; throws not_found when there is none. */
export function requireDocument<Document>(found: DocumentSnapshot, schema: z.ZodType<Document>): Document {
  if (!found.exists) throw new ApiError('not_found');
  return schema.parse(found.data());
}
