import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import { makePictureUse, pictureUseSchema, type PictureUse } from '#domain/media/picture-use.ts';
import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { pictureUsePath } from '#platform/firestore-paths.ts';
import { parseOrReport } from '#platform/parse-or-report.ts';
import { readInPages } from '#platform/read-in-pages.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';
import { runEach } from '#platform/run-each.ts';
import { runEachDocument } from '#platform/run-each-document.ts';
import type { MediaDeps } from '../media-deps.ts';

/** Documents read at once: a gallery has about 20 kB. */
const PAGE = 200;

const COLLECTIONS = Object.values(CONTENT_KINDS).flatMap(({ working, published }) => [working, published]);

/** A document, whether it uses pictures or not. */
type Place = Pick<PictureUse, 'collection' | 'documentId'>;

/** What is known of a record that cannot be read: its place, which its id names too, and every picture id in it. */
type UnreadUse = Place & Pick<PictureUse, 'pictureIds'>;

/** What a repair found. */
export interface FoundUses {
  /** Number of wrong records. */
  readonly wrong: number;
  /** Ids of the pictures in content and in submissions; each may have changed since it was read. */
  readonly content: ReadonlySet<string>;
  readonly submissions: ReadonlySet<string>;
  /** Ids of submissions whose record cannot be read: which pictures they use is not known for sure. */
  readonly unread: ReadonlySet<string>;
}

/**
 * Corrects the records of where pictures are used from the documents themselves, also those that cannot be read. One that
 * fails stops no other one; the failure is thrown in the end, because a picture is not unused while a use may be unknown.
 */
export async function repairUses({ database }: Pick<MediaDeps, 'database'>): Promise<FoundUses> {
  const firestore = database();
  const recorded = await readRecords(firestore);
  const expected = new Set<string>();
  const content = new Set<string>();
  const submissions = new Set<string>();
  const unread = new Set<string>();
  let wrong = 0;
  const worksOnContent = COLLECTIONS.map((collection) => () => {
    const pages = readInPages(firestore.collection(collection), PAGE);
    return runEachDocument(pages, 1, async (found) => {
      const use = makePictureUse(collection, found.id, found.data());
      if (use === null) return;
      const path = pictureUsePath(collection, use.documentId);
      expected.add(path);
      for (const id of use.pictureIds) content.add(id);
      if (!isDeepStrictEqual(recorded.get(path), use) && (await correctRecord(firestore, use))) wrong += 1;
    });
  });
  const worksOnOthers = Array.from(recorded, ([path, use]) => async () => {
    if (expected.has(path)) return;
    if (await correctRecord(firestore, use)) wrong += 1;
    else if (use.collection === BUSINESS_COLLECTIONS.submissions) {
      for (const id of use.pictureIds) submissions.add(id);
      if (!('places' in use)) unread.add(use.documentId);
    }
  });
  await runEach([...worksOnContent, ...worksOnOthers]);
  return { wrong, content, submissions, unread };
}

/** The records, by path. */
async function readRecords(firestore: Firestore): Promise<Map<string, PictureUse | UnreadUse>> {
  const records = new Map<string, PictureUse | UnreadUse>();
  // The library's snapshots take several times the memory of what is kept of them.
  for await (const page of readInPages(firestore.collection(BUSINESS_COLLECTIONS.pictureUses), PAGE)) {
    for (const found of page) {
      records.set(found.ref.path, parseOrReport(found, pictureUseSchema) ?? unreadUse(found));
    }
  }
  return records;
}

function unreadUse(found: DocumentSnapshot): UnreadUse {
  const [collection = '', documentId = ''] = found.id.split('~');
  return { collection, documentId, pictureIds: makePictureUse(collection, documentId, found.data())?.pictureIds ?? [] };
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

/**
 * Owners' photos are recorded once, after the upload, and used as long as the submission has its text. A record that cannot
 * be read stays as well: nothing else says which photo is which.
 */
function keptUse(submission: DocumentSnapshot, record: DocumentSnapshot): DocumentData | null {
  const isKept = submission.exists && submission.get('submission') !== null;
  return isKept ? (record.data() ?? null) : null;
}
