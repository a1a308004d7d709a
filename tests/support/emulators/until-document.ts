import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';

/** Milliseconds between two looks. */
const PAUSE = 50;

/** Milliseconds after which it is given up: longer than a build of the sample takes on a slow machine. */
const LIMIT = 120_000;

/**
 * Looks at a document until `read` finds in its data what a test waits for, and gives that; null is not yet. Not by
 * listening: the emulator answers UNKNOWN to a commit, though it is stored, when a listener leaves at the same moment.
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
  throw new Error(`${document.path} is not what the test waits for after ${LIMIT / 1000} seconds.`);
}
