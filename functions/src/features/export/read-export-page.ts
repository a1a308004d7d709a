import type { AuditEntry } from '#domain/staff/audit-entry.ts';
import { ApiError } from '#domain/core/errors.ts';
import { EXPORT_PAGE } from '#domain/export/exported-collections.ts';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { writeAudit } from '#platform/write-audit.ts';

/** Dependencies of exports. */
export interface ExportDeps {
  readonly database: () => Firestore;
  readonly clock: () => Date;
}

export interface ExportPage {
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
export async function readPage(
  { database, clock }: ExportDeps,
  { query, after, entry }: PageRequest,
): Promise<ExportPage> {
  const firestore = database();
  if (after === undefined) {
    const batch = firestore.batch();
    writeAudit(firestore, batch, entry, clock());
    await batch.commit();
  }
  const page = query.limit(EXPORT_PAGE + 1);
  const { docs } = await (after === undefined ? page : page.startAfter(await documentAt(firestore, after))).get();
  const shown = docs.slice(0, EXPORT_PAGE);
  return { docs: shown, next: docs.length > EXPORT_PAGE ? (shown.at(-1)?.ref.path ?? null) : null };
}

/** A valid name of a document or a collection. */
const NAME = /^(?!\.\.?$)(?!__.*__$).+$/;

async function documentAt(firestore: Firestore, path: string) {
  const names = path.split('/');
  // Firestore throws on a path that cannot be a document's.
  if (names.length % 2 === 1 || !names.every((name) => NAME.test(name))) throw new ApiError('not_found');
  const found = await firestore.doc(path).get();
  if (!found.exists) throw new ApiError('not_found');
  return found;
}
