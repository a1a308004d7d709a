import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { Firestore } from 'firebase-admin/firestore';

/**
 * Deletes the emails about a document that is about to be deleted. Afterwards an erasure would find them only by the email
 * as it was typed, in the same case.
 */
export async function deleteEmails(firestore: Firestore, about: string): Promise<void> {
  const { docs } = await firestore.collection(BUSINESS_COLLECTIONS.mail).where('about', '==', about).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
