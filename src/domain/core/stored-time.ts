import * as z from 'zod';

/** Recognises a Firestore timestamp by its method: the domain does not import the database's classes. */
function toDate(stored: unknown): unknown {
  if (stored instanceof Date || typeof stored !== 'object' || stored === null) return stored;
  return 'toDate' in stored && typeof stored.toDate === 'function' ? stored.toDate() : stored;
}

/** A stored time (a Firestore timestamp or a date), parsed to ISO 8601 in UTC. */
export const storedTime = z
  .preprocess(toDate, z.date({ error: 'expected a timestamp' }))
  .transform((date) => date.toISOString());
