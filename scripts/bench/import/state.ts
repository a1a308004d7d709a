import { createHash } from 'node:crypto';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { lastImportSchema } from '#domain/import/last-import.ts';
import { lastImportPath } from '#functions/platform/firestore-paths.ts';
import type { Firestore } from 'firebase-admin/firestore';

/** What imports have written to a project. */
export interface ImportedState {
  /** Hash of the documents without their times. */
  readonly content: string;
  /** Hash of the documents with their update times: the same only if nothing was written. */
  readonly exact: string;
  /** Number of properties. */
  readonly properties: number;
  /** Entries of the audit log for properties: one each, when none was written twice. */
  readonly entries: number;
  /** Number of rows of the last import, as the dashboard shows it; null before an import ended. */
  readonly lastImport: number | null;
}

const COLLECTIONS = [
  CONTENT_KINDS.properties.working,
  BUSINESS_COLLECTIONS.importedRows,
  BUSINESS_COLLECTIONS.pictureUses,
];

export async function readImportedState(firestore: Firestore): Promise<ImportedState> {
  const [content, exact] = [createHash('sha256'), createHash('sha256')];
  let properties = 0;
  for (const name of COLLECTIONS) {
    const { docs } = await firestore.collection(name).orderBy('__name__').get();
    if (name === CONTENT_KINDS.properties.working) properties = docs.length;
    for (const document of docs) {
      const fields = Object.entries(document.data()).filter(([field]) => field !== 'createdAt');
      const text = JSON.stringify([document.ref.path, fields.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
      content.update(text);
      exact.update(`${text}${document.updateTime.toDate().toISOString()}`);
    }
  }
  const audit = firestore.collection(BUSINESS_COLLECTIONS.auditLog).where('action', '==', 'property.imported');
  const last = await firestore.doc(lastImportPath()).get();
  return {
    ...{ content: content.digest('hex'), exact: exact.digest('hex'), properties },
    entries: (await audit.count().get()).data().count,
    lastImport: last.exists ? lastImportSchema.parse(last.data()).count : null,
  };
}
