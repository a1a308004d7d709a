import type { DocumentData, DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';

/** Writes a document within a batch, which fails when somebody has written the document since it was read. */
export function writeUnlessChanged(
  batch: WriteBatch,
  document: DocumentReference,
  fields: DocumentData,
  read: DocumentSnapshot | undefined,
): void {
  if (read?.updateTime === undefined) batch.create(document, fields);
  else batch.update(document, fields, { lastUpdateTime: read.updateTime });
}
