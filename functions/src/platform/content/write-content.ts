import { pictureUseOf } from '#domain/media/picture-use.ts';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import { pictureUsePath } from '../firestore-paths.ts';

/**
 * Writes a document of content together with the pictures it uses; no data deletes both. Every writer of content comes
 * through here: a picture whose use was not noted could be deleted under a page (the daily job mends such a note,
 * docs/decisions/0047).
 */
export function writeContent(
  firestore: Firestore,
  transaction: Transaction,
  { collection, id, data }: { collection: string; id: string; data: DocumentData | null },
): void {
  const document = firestore.doc(`${collection}/${id}`);
  if (data === null) transaction.delete(document);
  else transaction.set(document, data);
  const use = data === null ? null : pictureUseOf(collection, id, data);
  const note = firestore.doc(pictureUsePath(collection, id));
  if (use === null) transaction.delete(note);
  else transaction.set(note, use);
}
