import type { Firestore } from 'firebase-admin/firestore';
import { repairUses } from '#functions/features/media/library/repair-uses.ts';
import { picturePath } from '#functions/platform/firestore-paths.ts';
import type { LibraryEntry } from './library-entries.ts';

// Firestore accepts 500 writes at once.
const WRITES_AT_ONCE = 400;

/** Adds missing pictures to the library, records where all pictures are used, and returns the number of new ones. */
export async function writeLibrary(database: Firestore, library: readonly LibraryEntry[]): Promise<number> {
  const documents = library.map((entry) => ({ entry, document: database.doc(picturePath(entry.picture.id)) }));
  const found = await database.getAll(...documents.map(({ document }) => document));
  const missing = documents.filter((_, index) => found[index]?.exists !== true);
  const uploadedAt = new Date();
  for (let begin = 0; begin < missing.length; begin += WRITES_AT_ONCE) {
    const batch = database.batch();
    for (const { entry, document } of missing.slice(begin, begin + WRITES_AT_ONCE)) {
      batch.create(document, { ...entry, uploadedAt, unusedSince: null, removedAt: null, leaving: false });
    }
    await batch.commit();
  }
  await repairUses({ database: () => database });
  return missing.length;
}
