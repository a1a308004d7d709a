import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { mailDocumentSchema } from '#domain/mail/email-document.ts';
import { storedEnquirySchema, type StoredEnquiry } from '#domain/enquiry/stored-enquiry.ts';
import { storedSubmissionSchema } from '#domain/submission/stored-submission.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod';

/** A mail as it stands in the queue. */
export type QueuedMail = z.output<typeof mailDocumentSchema>;

/** The enquiries of one sender, as the schema reads them. */
export async function enquiriesOf(firestore: Firestore, email: string): Promise<StoredEnquiry[]> {
  return ofPerson(firestore, BUSINESS_COLLECTIONS.enquiries, email, storedEnquirySchema);
}

/** The submissions of one owner. */
export async function submissionsOf(firestore: Firestore, email: string) {
  return ofPerson(firestore, BUSINESS_COLLECTIONS.submissions, email, storedSubmissionSchema);
}

/** The newsletter sign-ups of one address. */
export async function subscribersOf(firestore: Firestore, email: string) {
  return ofPerson(firestore, BUSINESS_COLLECTIONS.subscribers, email, storedSubscriberSchema);
}

/** The mails about one document, by its path. */
export async function mailsAbout(firestore: Firestore, path: string): Promise<QueuedMail[]> {
  const { docs } = await firestore.collection(BUSINESS_COLLECTIONS.mail).where('about', '==', path).get();
  return docs.map((document) => mailDocumentSchema.parse(document.data()));
}

/** The one of a list; throws when there are none or more. */
export function only<Item>(items: readonly Item[]): Item {
  const [first, ...rest] = items;
  if (first === undefined || rest.length > 0) throw new Error(`Expected exactly one, got ${items.length}`);
  return first;
}

async function ofPerson<Schema extends z.ZodType>(
  firestore: Firestore,
  collection: string,
  email: string,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const { docs } = await firestore.collection(collection).where('emailKey', '==', email.toLowerCase()).get();
  return docs.map((document) => schema.parse(document.data()));
}
