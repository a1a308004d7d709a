import type { AuditEntry } from '#domain/staff/audit-entry.ts';
import { ApiError } from '#domain/core/errors.ts';
import { EXPORT_PAGE } from '#domain/export/exported-collections.ts';
import type { DocumentReference, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { readPage } from '#platform/read-page.ts';
import { writeAudit } from '#platform/write-audit.ts';

/** Dependencies of exports. */
export interface ExportDeps {
  readonly database: () => Firestore;
  readonly clock: () => Date;
}

interface ExportPage {
  readonly docs: readonly QueryDocumentSnapshot[];
  /** Path of the document after which the next page starts; null on the last page. */
  readonly next: string | null;
}

interface PageRequest {
  readonly query: Query;
  /** Path of the document after which the page starts; undefined for the first page. */
  readonly after: string | undefined;
  /** Entry for the audit log, written with the first page. */
  readonly entry: AuditEntry;
}

/** Reads a page of an export; the first page writes the audit entry. */
export async function readExportPage(
  { database, clock }: ExportDeps,
  { query, after, entry }: PageRequest,
): Promise<ExportPage> {
  const firestore = database();
  if (after === undefined) {
    const batch = firestore.batch();
    writeAudit(firestore, batch, entry, clock());
    await batch.commit();
  }
  const { docs, last } = await readPage(
    query,
    EXPORT_PAGE,
    after === undefined ? undefined : documentAt(firestore, after),
  );
  return { docs, next: last?.ref.path ?? null };
}

/** A valid name of a document or a collection. */
const NAME = /^(?!\.\.?$)(?!__.*__$).+$/;

function documentAt(firestore: Firestore, path: string): DocumentReference {
  const names = path.split('/');
  // Firestore throws on a path that cannot be a document's.
  if (names.length % 2 === 1 || !names.every((name) => NAME.test(name))) throw new ApiError('not_found');
  return firestore.doc(path);
}
