import { handlingFields } from '#domain/inbox/handling.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { submissionPhotoFolder } from '#domain/submission/stored-submission.ts';
import type { Firestore, QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { DeleteFolder } from './erase-person.ts';

const DOCUMENTS_A_BATCH = 200;

/** Counts of changed documents. */
export interface RetentionReport {
  /** Made anonymous. */
  enquiries: number;
  /** Made anonymous, with their photos deleted. */
  submissions: number;
  /** Deleted. */
  subscribers: number;
}

/** An anonymous enquiry keeps its kind, property, times and status. */
const ANONYMOUS_ENQUIRY = { enquiry: null, emailKey: '', consent: null, shortlist: [], thread: [], retainUntil: null };

/** An anonymous submission keeps its times. */
const ANONYMOUS_SUBMISSION = {
  ...{ submission: null, emailKey: '', consent: null, marketingConsent: null },
  ...{ received: {}, ticketHash: '', thread: [], retainUntil: null },
};

/**
 * Deletes personal data as the privacy policy promises, in every document whose `retainUntil` has passed. Only that field
 * decides: a later reply moves it and a booking clears it. Request counts, idempotency keys and emails expire by TTL.
 */
export async function applyRetention(
  firestore: Firestore,
  deleteFolder: DeleteFolder,
  now: Date,
): Promise<RetentionReport> {
  const { enquiries, submissions, subscribers } = BUSINESS_COLLECTIONS;
  return {
    enquiries: await forEachDue(firestore, enquiries, now, async (batch, document) => {
      batch.update(document.ref, { ...ANONYMOUS_ENQUIRY, ...changeFields(document, now) });
    }),
    submissions: await forEachDue(firestore, submissions, now, async (batch, document) => {
      await deleteFolder(submissionPhotoFolder(document.id));
      batch.update(document.ref, { ...ANONYMOUS_SUBMISSION, ...changeFields(document, now) });
    }),
    subscribers: await forEachDue(firestore, subscribers, now, async (batch, document) => {
      batch.delete(document.ref);
    }),
  };
}

/** Fields that make the change visible in an open inbox. */
function changeFields(document: QueryDocumentSnapshot, now: Date) {
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
