import type { enquiryDeskApi } from '@site/domain/api-enquiry-desk';
import type { Handler } from '@site/domain/api-handler';
import { HOUSE_COLLECTIONS } from '@site/domain/firestore-collections';
import { submissionPhotoFolder } from '@site/domain/stored-submission';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { writeAudit } from '../../platform/write-audit.ts';

/** Deletes every file of a folder; an empty or missing one is no failure. */
export type DeleteFolder = (path: string) => Promise<void>;

/** Removes the library's pictures of a submission; `uid` is the admin who asked. */
export type RemovePictures = (submissionId: string, uid: string) => Promise<void>;

/** Most values of one query. */
const VALUES_A_QUERY = 30;

/** Target of the entry: an id would be of the person. */
const ERASED = 'person';

/** Documents deleted in one batch, of the 500 writes that it may hold. */
const DOCUMENTS_A_BATCH = 400;

/**
 * Makes the handler of POST /api/admin/erasures. Files go first and documents after them, so that an erasure which broke
 * off finds everything again; each batch carries its own entry of the audit log, so that nothing is deleted without one.
 */
export function erasePerson(
  database: () => Firestore,
  { deleteFolder, removePictures }: { deleteFolder: DeleteFolder; removePictures: RemovePictures },
  clock: () => Date,
): Handler<(typeof enquiryDeskApi)['POST /api/admin/erasures']> {
  return async ({ body, member }) => {
    const firestore = database();
    const emailKey = body.email.toLowerCase();
    const { enquiries, submissions, subscribers, mail } = HOUSE_COLLECTIONS;
    const ofPerson = (collection: string) => find(firestore, collection, 'emailKey', [emailKey]);
    const found = {
      enquiries: await ofPerson(enquiries),
      submissions: await ofPerson(submissions),
      subscribers: await ofPerson(subscribers),
    };
    const documents = Object.values(found).flat();
    const mails = await find(
      firestore,
      mail,
      'about',
      documents.map(({ path }) => path),
    );
    for (const { id } of found.submissions) {
      await deleteFolder(submissionPhotoFolder(id));
      await removePictures(id, member.uid);
    }
    // Mails before what they are about, which leads to them.
    await deleteAudited(firestore, [...mails, ...documents], member.uid, clock());
    return {
      enquiries: found.enquiries.length,
      submissions: found.submissions.length,
      subscribers: found.subscribers.length,
      mails: mails.length,
    };
  };
}

async function deleteAudited(
  firestore: Firestore,
  documents: readonly DocumentReference[],
  uid: string,
  at: Date,
): Promise<void> {
  // At least one entry: that somebody asked for it and nothing was found is worth knowing too.
  for (let from = 0; from === 0 || from < documents.length; from += DOCUMENTS_A_BATCH) {
    const part = documents.slice(from, from + DOCUMENTS_A_BATCH);
    const batch = firestore.batch();
    for (const document of part) batch.delete(document);
    writeAudit(
      firestore,
      batch,
      { action: 'person.erased', target: ERASED, details: { deleted: part.length }, uid },
      at,
    );
    await batch.commit();
  }
}

async function find(
  firestore: Firestore,
  collection: string,
  field: string,
  values: readonly string[],
): Promise<DocumentReference[]> {
  const found: DocumentReference[] = [];
  for (let from = 0; from < values.length; from += VALUES_A_QUERY) {
    const part = values.slice(from, from + VALUES_A_QUERY);
    const { docs } = await firestore.collection(collection).where(field, 'in', part).select().get();
    found.push(...docs.map(({ ref }) => ref));
  }
  return found;
}
