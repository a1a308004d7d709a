import { auditEntrySchema, type AuditEntry } from '#domain/staff/audit-entry.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { ApiError } from '#domain/core/errors.ts';
import { sameValue } from '#domain/core/same-value.ts';
import { EXPORT_PAGE } from '#domain/export/exported-collections.ts';
import type { DocumentReference, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { readPage } from '#platform/read-page.ts';
import { HOUR, later } from '#platform/time.ts';
import { writeAudit } from '#platform/write-audit.ts';

interface ExportPage {
  readonly docs: readonly QueryDocumentSnapshot[];
  /** Path of the document after which the next page starts; null on the last page. */
  readonly next: string | null;
}

interface PageRequest {
  readonly query: Query;
  /** Path of the document after which the page starts; undefined for the first page. */
  readonly after: string | undefined;
  /** Entry for the audit log, written once for all pages of an export; its target is the collection of the query. */
  readonly entry: AuditEntry;
}

/** Milliseconds after its entry in the audit log in which an export reads its other pages; afterwards it is another one. */
const EXPORT_TIME = HOUR;

/**
 * Reads a page of an export; the first page writes the audit entry. So does another page that no entry of the same export
 * precedes: nobody reads what they like of a collection by naming a document and leaving the first page out.
 */
export async function readExportPage(
  { database, clock }: ContentDeps,
  { query, after, entry }: PageRequest,
): Promise<ExportPage> {
  const firestore = database();
  const { docs, last } = await readPage(
    query,
    EXPORT_PAGE,
    after === undefined ? undefined : documentAt(firestore, after, entry.target),
  );
  const now = clock();
  if (after === undefined || !(await hasBegun(firestore, entry, now))) {
    const batch = firestore.batch();
    writeAudit(firestore, batch, entry, now);
    await batch.commit();
  }
  return { docs, next: last?.ref.path ?? null };
}

/** Whether the latest entry of such an export by the same account is of this one. */
async function hasBegun(firestore: Firestore, entry: AuditEntry, now: Date): Promise<boolean> {
  const entries = firestore
    .collection(BUSINESS_COLLECTIONS.auditLog)
    .where('uid', '==', entry.uid)
    .where('action', '==', entry.action);
  const [latest] = (await entries.orderBy('at', 'desc').limit(1).get()).docs;
  return isOfExport(latest?.data(), entry, now);
}

/** Whether a stored entry began the export of an entry; an unreadable one did not, and the export writes its own. */
export function isOfExport(stored: unknown, { target, details = {} }: AuditEntry, now: Date): boolean {
  const begun = auditEntrySchema.safeParse(stored).data;
  if (begun === undefined) return false;
  const isRecent = begun.at > later(now, -EXPORT_TIME).toISOString();
  return isRecent && begun.target === target && sameValue(begun.details, details);
}

/** A valid name of a document or a collection. */
const NAME = /^(?!\.\.?$)(?!__.*__$).+$/;

/** The document at a path, of this collection; throws not_found for another path. */
export function documentAt(firestore: Firestore, path: string, collection: string): DocumentReference {
  const names = path.split('/');
  // Firestore throws on a path that cannot be a document's, and on a page that starts after another collection's document.
  const isDocument = names.length % 2 === 0 && names.every((name) => NAME.test(name));
  if (!isDocument || names.at(-2) !== collection) throw new ApiError('not_found');
  return firestore.doc(path);
}
