import { getApps, initializeApp } from 'firebase-admin/app';
import { FieldPath, type Firestore, getFirestore } from 'firebase-admin/firestore';

/** Documents per read, so that a large collection neither times out nor is in memory twice. */
const PAGE_SIZE = 500;

function openDatabase(projectId: string): Firestore {
  return getFirestore(getApps()[0] ?? initializeApp({ projectId }));
}

/** Reads one unparsed document; undefined when there is none. */
export async function readDocument(projectId: string, collection: string, id: string): Promise<unknown> {
  return (await openDatabase(projectId).collection(collection).doc(id).get()).data();
}

/** Reads a whole collection in pages, ordered by id; yields unparsed documents. */
export async function* readCollection(
  projectId: string,
  collection: string,
): AsyncGenerator<{ id: string; data: unknown }> {
  const ordered = openDatabase(projectId).collection(collection).orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  let page = await ordered.get();
  while (page.docs.length > 0) {
    const last = page.docs.at(-1);
    // Fetches the next page while this one is parsed.
    const next = page.docs.length === PAGE_SIZE && last ? ordered.startAfter(last).get() : undefined;
    for (const document of page.docs) yield { id: document.id, data: document.data() };
    if (!next) return;
    page = await next;
  }
}

/** Reads the unparsed documents whose numeric field is greater than `than`. */
export async function readNewer(
  projectId: string,
  collection: string,
  field: string,
  than: number,
): Promise<{ id: string; data: unknown }[]> {
  const { docs } = await openDatabase(projectId).collection(collection).where(field, '>', than).get();
  return docs.map((document) => ({ id: document.id, data: document.data() }));
}

/** Counts the documents of a collection without reading them. */
export async function countDocuments(projectId: string, collection: string): Promise<number> {
  return (await openDatabase(projectId).collection(collection).count().get()).data().count;
}
