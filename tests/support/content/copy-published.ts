import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';

/** Firestore of another project in the same emulator, whose content no other test reads. */
export function firestoreOf(projectId: string): Firestore {
  return getFirestore(initializeApp({ projectId }, `copy-${randomUUID()}`));
}

/** Copies all published content from one project to another. */
export async function copyPublishedContent(from: Firestore, to: Firestore): Promise<void> {
  for (const { published } of Object.values(CONTENT_KINDS)) {
    const { docs } = await from.collection(published).get();
    if (docs.length === 0) throw new Error(`Nothing to copy: ${published} is empty. Was the sample content seeded?`);
    const writer = to.bulkWriter();
    for (const document of docs) void writer.set(to.collection(published).doc(document.id), document.data());
    await writer.close();
  }
}
