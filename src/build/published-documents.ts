import { getApps, initializeApp } from 'firebase-admin/app';
import { FieldPath, type Firestore, getFirestore } from 'firebase-admin/firestore';

/** Documents a read, so that a large collection neither times out nor sits in memory twice. */
const PAGE_SIZE = 500;

function openDatabase(projectId: string): Firestore {
  return getFirestore(getApps()[0] ?? initializeApp({ projectId }));
}

/** Reads one document, unparsed; undefined when there is none. */
export async function readDocument(projectId: string, collection: string, id: string): Promise<unknown> {
  return (await openDatabase(projectId).collection(collection).doc(id).get()).data();
}

/** Reads a whole collection in pages, ordered by id, and hands over each document unparsed. */
export async function* readCollection(
  projectId: string,
  collection: string,
): AsyncGenerator<{ id: string; data: unknown }> {
  const ordered = openDatabase(projectId).collection(collection).orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  let page = await ordered.get();
  while (page.docs.length > 0) {
    const last = page.docs.at(-1);
    // The next page is on its way while this one is parsed.
    const next = page.docs.length === PAGE_SIZE && last ? ordered.startAfter(last).get() : undefined;
    for (const document of page.docs) yield { id: document.id, data: document.data() };
    if (!next) return;
    page = await next;
  }
}
