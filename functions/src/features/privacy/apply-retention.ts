import { handlingFields } from '#domain/inbox/handling.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { submissionPhotoFolder } from '#domain/submission/stored-submission.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { readInPages } from '#platform/read-in-pages.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';
import { runEach } from '#platform/run-each.ts';
import { runEachDocument } from '#platform/run-each-document.ts';
import type { DeleteFolder } from './erase-person.ts';

const DOCUMENTS_A_PAGE = 200;

const AT_ONCE = 10;

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
 * Deletes personal data as the privacy policy promises, in every document whose `retainUntil` has passed, with the emails
 * about it. Only that field decides: a later reply moves it and a booking clears it. Request counts, idempotency keys and
 * other emails expire by TTL. A kind or a document that fails keeps no other one from being done; the failure is thrown in the
 * end.
 */
export async function applyRetention(
  firestore: Firestore,
  deleteFolder: DeleteFolder,
  now: Date,
): Promise<RetentionReport> {
  const { enquiries, submissions, subscribers } = BUSINESS_COLLECTIONS;
  const report: RetentionReport = { enquiries: 0, submissions: 0, subscribers: 0 };
  await runEach([
    async () => {
      report.enquiries = await forEachDue(firestore, enquiries, now, (transaction, document) => {
        transaction.update(document.ref, { ...ANONYMOUS_ENQUIRY, ...changeFields(document, now) });
      });
    },
    async () => {
      report.submissions = await forEachDue(firestore, submissions, now, async (transaction, document) => {
        await deleteFolder(submissionPhotoFolder(document.id));
        transaction.update(document.ref, { ...ANONYMOUS_SUBMISSION, ...changeFields(document, now) });
      });
    },
    async () => {
      report.subscribers = await forEachDue(firestore, subscribers, now, (transaction, document) => {
        transaction.delete(document.ref);
      });
    },
  ]);
  return report;
}

/** Fields that make the change visible in an open inbox. */
function changeFields(document: DocumentSnapshot, now: Date) {
  return { anonymisedAt: now, updatedAt: now, rev: handlingFields.rev.parse(document.get('rev')) + 1 };
}

async function forEachDue(
  firestore: Firestore,
  collection: string,
  now: Date,
  settle: (transaction: Transaction, document: DocumentSnapshot) => Promise<void> | void,
): Promise<number> {
  const due = firestore.collection(collection).where('retainUntil', '<=', now).select('retainUntil');
  let settled = 0;
  await runEachDocument(readInPages(due, DOCUMENTS_A_PAGE), AT_ONCE, async ({ ref }) => {
    const isSettled = await inTransaction(firestore, async (transaction) => {
      const document = await transaction.get(ref);
      // A reply, a booking or a confirmation since the query: it is kept.
      if (!isDue(document, now)) return false;
      const mails = firestore.collection(BUSINESS_COLLECTIONS.mail).where('about', '==', ref.path);
      const { docs: about } = await transaction.get(mails);
      await settle(transaction, document);
      for (const mail of about) transaction.delete(mail.ref);
      return true;
    });
    if (isSettled) settled += 1;
  });
  return settled;
}

function isDue(document: DocumentSnapshot, now: Date): boolean {
  const until = storedTime.nullish().parse(document.get('retainUntil'));
  return typeof until === 'string' && Date.parse(until) <= now.getTime();
}
