import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedEnquirySchema, type StoredEnquiry } from '#domain/enquiry/stored-enquiry.ts';
import { mailDocumentSchema } from '#domain/mail/email-document.ts';
import { storedSubscriberSchema } from '#domain/newsletter/stored-subscriber.ts';
import { storedSubmissionSchema } from '#domain/submission/stored-submission.ts';
import { deleteApp } from 'firebase-admin/app';
import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import * as z from 'zod';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

/** An email as stored for sending. */
export type QueuedEmail = z.output<typeof mailDocumentSchema>;

export async function enquiriesOf(firestore: Firestore, email: string): Promise<StoredEnquiry[]> {
  return ofPerson(firestore, BUSINESS_COLLECTIONS.enquiries, email, storedEnquirySchema);
}

export async function submissionsOf(firestore: Firestore, email: string) {
  return ofPerson(firestore, BUSINESS_COLLECTIONS.submissions, email, storedSubmissionSchema);
}

export async function subscribersOf(firestore: Firestore, email: string) {
  return ofPerson(firestore, BUSINESS_COLLECTIONS.subscribers, email, storedSubscriberSchema);
}

/** The queued emails about the document at this path. */
export async function emailsAbout(firestore: Firestore, path: string): Promise<QueuedEmail[]> {
  const { docs } = await firestore.collection(BUSINESS_COLLECTIONS.mail).where('about', '==', path).get();
  return docs.map((document) => mailDocumentSchema.parse(document.data()));
}

/** Returns the single item of a list; throws for none or several. */
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

/** The fields that browser tests look at. */
const formSchemas = {
  enquiries: z.object({
    enquiry: z.record(z.string(), z.unknown()),
    property: z.record(z.string(), z.unknown()).nullable(),
    shortlist: z.array(z.unknown()),
  }),
  /** `received` holds each photograph under its number. */
  submissions: z.object({ submission: z.record(z.string(), z.unknown()), received: z.record(z.string(), z.unknown()) }),
  subscribers: z.object({
    id: z.string(),
    state: z.string(),
    unsubscribeToken: z.string(),
    consent: z.object({ version: z.string() }),
  }),
} as const;

type Kind = keyof typeof formSchemas;

/** Reads the stored forms of a sender without an open database, as browser tests do. */
export async function readStoredForms<K extends Kind>(
  kind: K,
  email: string,
): Promise<z.output<(typeof formSchemas)[K]>[]>;
export async function readStoredForms(kind: Kind, email: string): Promise<unknown[]> {
  return withFirestore((firestore) => ofPerson(firestore, kind, email, formSchemas[kind]));
}

const emailSchema = z.object({ message: z.object({ subject: z.string(), text: z.string(), html: z.string() }) });

/** Subject and text of an email. */
export type StoredEmail = z.output<typeof emailSchema>['message'];

/** The emails sent to this email address. */
export function emailsTo(email: string): Promise<StoredEmail[]> {
  return withFirestore(async (firestore) =>
    readEmails(await firestore.collection('mail').where('to', 'array-contains', email).get()),
  );
}

/** The emails whose replies go to this email address. */
export function emailsReplyingTo(email: string): Promise<StoredEmail[]> {
  return withFirestore(async (firestore) =>
    readEmails(await firestore.collection('mail').where('replyTo', '==', email).get()),
  );
}

function readEmails({ docs }: QuerySnapshot): StoredEmail[] {
  return docs.map((document) => emailSchema.parse(document.data()).message);
}

async function withFirestore<T>(read: (firestore: Firestore) => Promise<T>): Promise<T> {
  const app = openAdminApp(readEmulatorEnvironment());
  try {
    return await read(openAdminFirestore(app));
  } finally {
    await deleteApp(app);
  }
}
