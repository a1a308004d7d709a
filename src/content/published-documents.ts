import { getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

function openDatabase(projectId: string): Firestore {
  const app = getApps().find(({ options }) => options.projectId === projectId);
  return getFirestore(app ?? initializeApp({ projectId }, projectId));
}

/** Reads one unparsed document; undefined when there is none. */
export async function readDocument(projectId: string, collection: string, id: string): Promise<unknown> {
  return (await openDatabase(projectId).collection(collection).doc(id).get()).data();
}

/**
 * Reads a whole collection, ordered by id; yields unparsed documents. As a stream, so that they are not in memory twice; a
 * connection that breaks is continued after the last document.
 */
export async function* readCollection(
  projectId: string,
  collection: string,
): AsyncGenerator<{ id: string; data: unknown }> {
  for await (const document of openDatabase(projectId).collection(collection).stream()) {
    if (!(document instanceof QueryDocumentSnapshot)) throw new Error('Expected a stream of documents.');
    yield { id: document.id, data: document.data() };
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
