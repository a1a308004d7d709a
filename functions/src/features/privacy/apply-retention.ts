import { handlingFields } from '#domain/inbox/handling.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { submissionPhotoFolder } from '#domain/submission/stored-submission.ts';
import type { Firestore, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { DeleteFolder } from './erase-person.ts';

/** Documents handled in one batch. */
const DOCUMENTS_A_BATCH = 200;

/** What was done. */
export interface RetentionReport {
  /** Enquiries made anonymous. */
  enquiries: number;
  /** Submissions made anonymous, their photographs deleted. */
  submissions: number;
  /** Sign-ups and old proofs of consent deleted. */
  subscribers: number;
}

/** What remains of an enquiry: its kind, its property, its times and how far it came. */
const ANONYMOUS_ENQUIRY = { enquiry: null, emailKey: '', consent: null, shortlist: [], thread: [], retainUntil: null };

/** What remains of a submission: its times. */
const ANONYMOUS_SUBMISSION = {
  ...{ submission: null, emailKey: '', consent: null, marketingConsent: null },
  ...{ received: {}, ticketHash: '', thread: [], retainUntil: null },
};

/**
 * Does what the privacy policy promises, for every document whose `retainUntil` has come: that field alone decides, so a
 * later exchange moves it and a contract clears it. Counts and keys of requests, and mails, go by TTL.
 */
export async function applyRetention(
  firestore: Firestore,
  deleteFolder: DeleteFolder,
  now: Date,
): Promise<RetentionReport> {
  const { enquiries, submissions, subscribers } = BUSINESS_COLLECTIONS;
  return {
    enquiries: await forEachDue(firestore, enquiries, now, async (batch, document) => {
      batch.update(document.ref, { ...ANONYMOUS_ENQUIRY, ...asChanged(document, now) });
    }),
    submissions: await forEachDue(firestore, submissions, now, async (batch, document) => {
      await deleteFolder(submissionPhotoFolder(document.id));
      batch.update(document.ref, { ...ANONYMOUS_SUBMISSION, ...asChanged(document, now) });
    }),
    subscribers: await forEachDue(firestore, subscribers, now, async (batch, document) => {
      batch.delete(document.ref);
    }),
  };
}

/** A change like those of the desk, which an open inbox takes notice of. */
function asChanged(document: QueryDocumentSnapshot, now: Date) {
  return { anonymisedAt: now, updatedAt: now, rev: handlingFields.rev.parse(document.get('rev')) + 1 };
}

async function forEachDue(
  firestore: Firestore,
  collection: string,
  now: Date,
  settle: (batch: WriteBatch, document: QueryDocumentSnapshot) => Promise<void>,
): Promise<number> {
  const due = firestore.collection(collection).where('retainUntil', '<=', now).limit(DOCUMENTS_A_BATCH).select('rev');
  for (let settled = 0; ;) {
    const { docs } = await due.get();
    if (docs.length === 0) return settled;
    const batch = firestore.batch();
    for (const document of docs) await settle(batch, document);
    await batch.commit();
    settled += docs.length;
  }
}
