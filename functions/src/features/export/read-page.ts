import type { AuditEntry } from '#domain/staff/audit-entry.ts';
import { ApiError } from '#domain/core/errors.ts';
import { EXPORT_PAGE } from '#domain/core/limits.ts';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { writeAudit } from '#platform/write-audit.ts';

/** What exports stand on. */
export interface ExportDeps {
  /** The database. */
  readonly database: () => Firestore;
  /** The time. */
  readonly clock: () => Date;
}

/** A page of an export. */
export interface ExportPage {
  /** Its documents. */
  readonly docs: readonly QueryDocumentSnapshot[];
  /** Path of the document that the next page begins after; null on the last. */
  readonly next: string | null;
}

/** What is taken out, and by whom. */
interface Taken {
  /** The documents in their order. */
  readonly query: Query;
  /** Path of the document that the page begins after; undefined for the first page. */
  readonly after: string | undefined;
  /** What the audit log says of the first page. */
  readonly entry: AuditEntry;
}

/** Reads a page of an export; that it is taken out is noted with its first page. */
export async function readPage({ database, clock }: ExportDeps, { query, after, entry }: Taken): Promise<ExportPage> {
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

/** A name that a document or a collection may have. */
const NAME = /^(?!\.\.?$)(?!__.*__$).+$/;

async function documentAt(firestore: Firestore, path: string) {
  const names = path.split('/');
  // What cannot be a document's path, the database would throw at.
  if (names.length % 2 === 1 || !names.every((name) => NAME.test(name))) throw new ApiError('not_found');
  const found = await firestore.doc(path).get();
  if (!found.exists) throw new ApiError('not_found');
  return found;
}
