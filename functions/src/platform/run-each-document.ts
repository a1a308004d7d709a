import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { mapLimited } from './map-limited.ts';

/**
 * Runs a job's work on each document, at most `limit` of a page at once, also after one that failed; logs every failure,
 * then throws the first one.
 */
export async function runEachDocument(
  pages: AsyncIterable<readonly QueryDocumentSnapshot[]> | Iterable<readonly QueryDocumentSnapshot[]>,
  limit: number,
  work: (found: QueryDocumentSnapshot) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const page of pages) {
    await mapLimited(page, limit, async (found) => {
      try {
        await work(found);
      } catch (error) {
        logger.error(`${found.ref.path} failed in this job`, error);
        failures.push(error);
      }
    });
  }
  if (failures.length > 0) throw failures[0];
}
