import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';

/** Milliseconds between two reads. */
const PAUSE = 50;

/** Milliseconds; longer than a build of the sample takes on a slow machine. */
const LIMIT = 120_000;

/**
 * Reads a document until `read` returns something other than null. Polls instead of listening, because the emulator
 * responds UNKNOWN to a stored commit when a listener is removed at the same time.
 */
export async function untilDocument<Found>(
  document: DocumentReference,
  read: (data: unknown) => Found | null,
): Promise<Found> {
  const end = Date.now() + LIMIT;
  while (Date.now() < end) {
    const found = read((await document.get()).data());
    if (found !== null) return found;
    await pause(PAUSE);
  }
  throw new Error(`${document.path} did not reach the expected state within ${LIMIT / 1000} seconds.`);
}
