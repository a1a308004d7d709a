import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * Reads all documents of a query, `size` at once; documents of earlier pages may be deleted meanwhile. They come by the field
 * that the query compares, which they must contain, and by their ids.
 */
export async function* readInPages(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  const pages = query.limit(size);
  for (let page = await pages.get(); ; page = await pages.startAfter(page.docs.at(-1)).get()) {
    yield page.docs;
    if (page.docs.length < size) return;
  }
}
