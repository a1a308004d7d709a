import { makePictureUse } from '#domain/media/picture-use.ts';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import { pictureUsePath } from '../firestore-paths.ts';

/**
 * Writes a document of content together with the record of the pictures it uses; null deletes both. Every writer of
 * content uses this function: a picture without a recorded use could be deleted while a page shows it (a daily job repairs
 * the records, docs/decisions/0047).
 */
export function writeContent(
  firestore: Firestore,
  transaction: Transaction,
  { collection, id, data }: { collection: string; id: string; data: DocumentData | null },
): void {
  const document = firestore.doc(`${collection}/${id}`);
  if (data === null) transaction.delete(document);
  else transaction.set(document, data);
  const use = data === null ? null : makePictureUse(collection, id, data);
  const record = firestore.doc(pictureUsePath(collection, id));
  if (use === null) transaction.delete(record);
  else transaction.set(record, use);
}
