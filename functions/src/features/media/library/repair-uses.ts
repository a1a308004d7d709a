import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { makePictureUse, pictureUseSchema, type PictureUse } from '#domain/media/picture-use.ts';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { pictureUsePath } from '#platform/firestore-paths.ts';
import { readInPages } from '#platform/read-in-pages.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';
import type { MediaDeps } from '../media-deps.ts';

/** Documents read at once: a gallery has about 20 kB. */
const PAGE = 200;

const COLLECTIONS = Object.values(CONTENT_KINDS).flatMap(({ working, published }) => [working, published]);

/** A document, whether it uses pictures or not. */
type Place = Pick<PictureUse, 'collection' | 'documentId'>;

/** What a repair found. */
export interface FoundUses {
  /** Number of wrong records. */
  readonly wrong: number;
  /** Ids of the pictures in content and in submissions; each may have changed since it was read. */
  readonly content: ReadonlySet<string>;
  readonly submissions: ReadonlySet<string>;
}

/** Corrects the records of where pictures are used from the documents themselves. */
export async function repairUses({ database }: Pick<MediaDeps, 'database'>): Promise<FoundUses> {
  const firestore = database();
  const recorded = await readRecords(firestore);
  const expected = new Set<string>();
  const content = new Set<string>();
  const submissions = new Set<string>();
  let wrong = 0;
  for (const collection of COLLECTIONS) {
    for await (const use of readUses(firestore, collection)) {
      const path = pictureUsePath(collection, use.documentId);
      expected.add(path);
      for (const id of use.pictureIds) content.add(id);
      if (!isDeepStrictEqual(recorded.get(path), use) && (await correctRecord(firestore, use))) wrong += 1;
    }
  }
  for (const [path, use] of recorded) {
    if (expected.has(path)) continue;
    if (await correctRecord(firestore, use)) wrong += 1;
    else if (use.collection === BUSINESS_COLLECTIONS.submissions) for (const id of use.pictureIds) submissions.add(id);
  }
  return { wrong, content, submissions };
}

async function readRecords(firestore: Firestore): Promise<Map<string, PictureUse>> {
  const { docs } = await firestore.collection(BUSINESS_COLLECTIONS.pictureUses).get();
  return new Map(docs.map((found) => [found.ref.path, pictureUseSchema.parse(found.data())]));
}

async function* readUses(firestore: Firestore, collection: string): AsyncGenerator<PictureUse> {
  for await (const page of readInPages(firestore.collection(collection), PAGE)) {
    for (const found of page) {
      const use = makePictureUse(collection, found.id, found.data());
      if (use !== null) yield use;
    }
  }
}

/** Corrects one record from its document as it is now, because both may have been written since they were read; false when it is right. */
async function correctRecord(firestore: Firestore, { collection, documentId }: Place): Promise<boolean> {
  const record = firestore.doc(pictureUsePath(collection, documentId));
  const document = firestore.doc(`${collection}/${documentId}`);
  return inTransaction(firestore, async (transaction) => {
    const found = await transaction.get(document);
    const stored = await transaction.get(record);
    const isSubmission = collection === BUSINESS_COLLECTIONS.submissions;
    const use = isSubmission ? keptUse(found, stored) : makePictureUse(collection, documentId, found.data());
    if (isDeepStrictEqual(stored.data() ?? null, use)) return false;
    if (use === null) transaction.delete(record);
    else transaction.set(record, use);
    return true;
  });
}

/** Owners' photos are recorded once, after the upload, and used as long as the submission has its text. */
function keptUse(submission: DocumentSnapshot, record: DocumentSnapshot): PictureUse | null {
  const isKept = submission.exists && submission.get('submission') !== null;
  return isKept && record.exists ? pictureUseSchema.parse(record.data()) : null;
}
