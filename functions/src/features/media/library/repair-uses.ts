import { CONTENT_COLLECTIONS, BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { pictureUseOf, pictureUseSchema, type PictureUse } from '#domain/media/picture-use.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { pictureUsePath, submissionPath } from '#platform/firestore-paths.ts';
import type { MediaDeps } from '../media-deps.ts';

/** Documents read at once: a gallery weighs some 20 kB. */
const PAGE = 200;

const COLLECTIONS = Object.values(CONTENT_COLLECTIONS).flatMap(({ working, published }) => [working, published]);

/** Makes the notes of where pictures are used agree with the documents themselves; gives how many were wrong. */
export async function repairUses({ database }: Pick<MediaDeps, 'database'>): Promise<number> {
  const firestore = database();
  const noted = await readNotes(firestore);
  const isDue = new Set<string>();
  let wrong = 0;
  for (const collection of COLLECTIONS) {
    for await (const use of readUses(firestore, collection)) {
      const path = pictureUsePath(collection, use.documentId);
      isDue.add(path);
      if (isDeepStrictEqual(noted.get(path), use)) continue;
      await firestore.doc(path).set(use);
      wrong += 1;
    }
  }
  for (const [path, use] of noted) {
    if (isDue.has(path) || (await isKeptSubmission(firestore, use))) continue;
    await firestore.doc(path).delete();
    wrong += 1;
  }
  return wrong;
}

async function readNotes(firestore: Firestore): Promise<Map<string, PictureUse>> {
  const { docs } = await firestore.collection(BUSINESS_COLLECTIONS.pictureUses).get();
  return new Map(docs.map((found) => [found.ref.path, pictureUseSchema.parse(found.data())]));
}

async function* readUses(firestore: Firestore, collection: string): AsyncGenerator<PictureUse> {
  const pages = firestore.collection(collection).orderBy('__name__').limit(PAGE);
  for (let page = await pages.get(); ; page = await pages.startAfter(page.docs.at(-1)).get()) {
    for (const found of page.docs) {
      const use = pictureUseOf(collection, found.id, found.data());
      if (use !== null) yield use;
    }
    if (page.size < PAGE) return;
  }
}

/** Owners' photographs are noted once, when they arrive, and kept as long as what the owner wrote. */
async function isKeptSubmission(firestore: Firestore, { collection, documentId }: PictureUse): Promise<boolean> {
  if (collection !== BUSINESS_COLLECTIONS.submissions) return false;
  const submission = await firestore.doc(submissionPath(documentId)).get();
  return submission.exists && submission.get('submission') !== null;
}
