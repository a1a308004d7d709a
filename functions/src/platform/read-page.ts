import { ApiError } from '#domain/core/errors.ts';
import type { DocumentReference, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** A page of a query. */
export interface Page {
  readonly docs: readonly QueryDocumentSnapshot[];
  /** The document after which the next page starts; null on the last page. */
  readonly last: QueryDocumentSnapshot | null;
}

/** Reads the page of at most `size` documents after a document; throws not_found when that document is gone. */
export async function readPage(query: Query, size: number, after: DocumentReference | undefined): Promise<Page> {
  const cursor = await after?.get();
  if (cursor?.exists === false) throw new ApiError('not_found');
  // One more than shown, to know whether there is another page.
  const { docs } = await (cursor === undefined ? query : query.startAfter(cursor)).limit(size + 1).get();
  const shown = docs.slice(0, size);
  return { docs: shown, last: docs.length > size ? (shown.at(-1) ?? null) : null };
}
