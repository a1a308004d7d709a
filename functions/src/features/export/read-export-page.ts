import { auditEntrySchema, type AuditEntry } from '#domain/staff/audit-entry.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { ApiError } from '#domain/core/errors.ts';
import { queryTime } from '#domain/core/query-time.ts';
import { sameValue } from '#domain/core/same-value.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import { EXPORT_PAGE, FAVORITES_GROUP } from '#domain/export/exported-collections.ts';
import type { DocumentReference, Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { readPage } from '#platform/read-page.ts';
import { HOUR, later } from '#platform/time.ts';
import { writeAudit } from '#platform/write-audit.ts';

interface ExportPage {
  readonly docs: readonly QueryDocumentSnapshot[];
  /** Where the next page starts; null on the last page. */
  readonly next: string | null;
}

interface PageRequest {
  readonly query: Query;
  /** The time by which the documents come; absent when they come by their ids. */
  readonly byTime?: string;
  /** The `next` of the page before; undefined for the first page. */
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
  { query, byTime, after, entry }: PageRequest,
): Promise<ExportPage> {
  const firestore = database();
  const sorted = (byTime === undefined ? query : query.orderBy(byTime)).orderBy('__name__');
  const collection = entry.target;
  const rest = after === undefined ? sorted : sorted.startAfter(...startOf(firestore, after, { collection, byTime }));
  const { docs, last } = await readPage(rest, EXPORT_PAGE, undefined);
  const now = clock();
  if (after === undefined || !(await hasBegun(firestore, entry, now))) {
    const batch = firestore.batch();
    writeAudit(firestore, batch, entry, now);
    await batch.commit();
  }
  return { docs, next: last === null ? null : nextOf(last, byTime) };
}

/** Separates the path of a document from its time; no id of a collection that comes by a time has it. */
const TIME_MARK = '@';

function nextOf(last: QueryDocumentSnapshot, byTime: string | undefined): string {
  const { path } = last.ref;
  return byTime === undefined ? path : `${path}${TIME_MARK}${storedTime.parse(last.get(byTime))}`;
}

/** The values after which a page starts. The document is not read, because it may have been deleted since the page before. */
export function startOf(
  firestore: Firestore,
  after: string,
  { collection, byTime }: { readonly collection: string; readonly byTime: string | undefined },
): readonly [DocumentReference] | readonly [Date, DocumentReference] {
  if (byTime === undefined) return [documentAt(firestore, after, collection)];
  const [path = '', given] = after.split(TIME_MARK);
  const time = queryTime.safeParse(given).data;
  if (time === undefined) throw new ApiError('not_found');
  return [new Date(time), documentAt(firestore, path, collection)];
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
function documentAt(firestore: Firestore, path: string, collection: string): DocumentReference {
  const names = path.split('/');
  const depth = collection === FAVORITES_GROUP ? 4 : 2;
  // Firestore throws on a path that cannot be a document's, and on a page that starts after another collection's document.
  const isDocument = names.length === depth && names.every((name) => NAME.test(name));
  if (!isDocument || names.at(-2) !== collection) throw new ApiError('not_found');
  return firestore.doc(path);
}
