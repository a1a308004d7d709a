import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type * as z from 'zod';

/** A stored document; null, with an entry of the log, for one that does not parse: it must not end the work on the others. */
export function parseOrReport<Document>(found: DocumentSnapshot, schema: z.ZodType<Document>): Document | null {
  const parsed = schema.safeParse(found.data());
  if (parsed.success) return parsed.data;
  logger.error(`${found.ref.path} does not parse`, parsed.error);
  return null;
}
