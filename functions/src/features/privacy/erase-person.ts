import type { Handler } from '#domain/api/handler.ts';
import type { privacyApi } from '#domain/api/privacy.ts';
import { ApiError } from '#domain/core/errors.ts';
import { STAFF_NOT_ERASED } from '#domain/inbox/text.ts';
import { submissionPhotoFolder } from '#domain/submission/stored-submission.ts';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deleteUser } from '#platform/accounts/delete-user.ts';
import { staffPath, userPath } from '#platform/firestore-paths.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { findMails, findPerson } from './find-person.ts';
import { forgetPublisher } from './forget-publisher.ts';
import type { PrivacyDeps } from './read-person-file.ts';

/** Deletes every file of a folder; an empty or missing one is no error. */
export type DeleteFolder = (path: string) => Promise<void>;

/** Removes a submission's pictures from the library; `uid` is the admin's. */
export type RemovePictures = (submissionId: string, uid: string) => Promise<void>;

/** Target of the audit entry, without an id, which would identify the person. */
const ERASED = 'person';

/** Documents deleted in one batch; Firestore allows 500 writes. */
const DOCUMENTS_A_BATCH = 400;

/**
 * Makes the handler of POST /api/admin/erasures. Takes the email out of what the person published, then deletes files, then
 * documents, then the account, so that a repeat of an interrupted erasure finds everything that is left. Each batch of
 * deletions contains its own audit entry, so that nothing is deleted without one.
 */
export function erasePerson(
  { database, accounts, clock }: PrivacyDeps,
  { deleteFolder, removePictures }: { deleteFolder: DeleteFolder; removePictures: RemovePictures },
): Handler<(typeof privacyApi)['POST /api/admin/erasures']> {
  return async ({ body: { email }, member }) => {
    const firestore = database();
    const { account, ...found } = await findPerson(firestore, accounts(), email);
    if (account !== null && (await firestore.doc(staffPath(account.uid)).get()).exists) {
      throw new ApiError('conflict', { detail: STAFF_NOT_ERASED });
    }
    await forgetPublisher(firestore, email);
    for (const { id } of found.submissions) {
      await deleteFolder(submissionPhotoFolder(id));
      await removePictures(id, member.uid);
    }
    // Emails before the documents they are about, because the search finds emails by these documents.
    const documents = [...found.mails, ...found.enquiries, ...found.submissions, ...found.subscribers];
    if (account !== null) await firestore.recursiveDelete(firestore.doc(userPath(account.uid)));
    await deleteAudited(firestore, documents, member.uid, clock());
    // A colleague may have replied since the search; nobody can any more, because the messages are gone.
    const late = await findMails(firestore, email, found.about);
    if (late.length > 0) await deleteAudited(firestore, late, member.uid, clock());
    if (account !== null) await deleteUser(accounts(), account.uid);
    return {
      enquiries: found.enquiries.length,
      submissions: found.submissions.length,
      subscribers: found.subscribers.length,
      accounts: account === null ? 0 : 1,
      mails: found.mails.length + late.length,
    };
  };
}

async function deleteAudited(
  firestore: Firestore,
  documents: readonly QueryDocumentSnapshot[],
  uid: string,
  at: Date,
): Promise<void> {
  // At least one entry, even when nothing was found.
  for (let from = 0; from === 0 || from < documents.length; from += DOCUMENTS_A_BATCH) {
    const part = documents.slice(from, from + DOCUMENTS_A_BATCH);
    const batch = firestore.batch();
    for (const { ref } of part) batch.delete(ref);
    const entry = { action: 'person.erased' as const, target: ERASED, details: { deleted: part.length }, uid };
    writeAudit(firestore, batch, entry, at);
    await batch.commit();
  }
}
