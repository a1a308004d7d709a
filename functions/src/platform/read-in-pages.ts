import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Reads all documents of a query by their ids, `size` at once; documents of earlier pages may be deleted meanwhile. */
export async function* readInPages(query: Query, size: number): AsyncGenerator<QueryDocumentSnapshot[]> {
  const pages = query.orderBy('__name__').limit(size);
  for (let page = await pages.get(); ; page = await pages.startAfter(page.docs.at(-1)).get()) {
    yield page.docs;
    if (page.size < size) return;
  }
}
