import { deleteApp } from 'firebase-admin/app';
import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import * as z from 'zod';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';

const receivedSchemas = {
  /** An enquiry as stored. */
  enquiries: z.object({
    enquiry: z.record(z.string(), z.unknown()),
    property: z.record(z.string(), z.unknown()).nullable(),
    shortlist: z.array(z.unknown()),
  }),
  /** A submission as stored; `received` holds a photograph under its number. */
  submissions: z.object({ submission: z.record(z.string(), z.unknown()), received: z.record(z.string(), z.unknown()) }),
  /** A newsletter sign-up as stored. */
  subscribers: z.object({
    id: z.string(),
    state: z.string(),
    unsubscribeToken: z.string(),
    consent: z.object({ version: z.string() }),
  }),
} as const;

type Kind = keyof typeof receivedSchemas;

/** What arrived from this sender, straight from Firestore. */
export async function submissionsFrom<K extends Kind>(
  kind: K,
  email: string,
): Promise<z.output<(typeof receivedSchemas)[K]>[]>;
export async function submissionsFrom(kind: Kind, email: string): Promise<unknown[]> {
  return withFirestore(async (firestore) => {
    const { docs } = await firestore.collection(kind).where('emailKey', '==', email.toLowerCase()).get();
    return docs.map((document) => receivedSchemas[kind].parse(document.data()));
  });
}

const mailSchema = z.object({ message: z.object({ subject: z.string(), text: z.string(), html: z.string() }) });

/** A mail as the concierge or a visitor reads it. */
export type StoredMail = z.output<typeof mailSchema>['message'];

/** The mails that went to this address. */
export function mailsTo(email: string): Promise<StoredMail[]> {
  return withFirestore(async (firestore) =>
    readMails(await firestore.collection('mail').where('to', 'array-contains', email).get()),
  );
}

/** The mails to the house that are answered to this address. */
export function mailsAnsweredTo(email: string): Promise<StoredMail[]> {
  return withFirestore(async (firestore) =>
    readMails(await firestore.collection('mail').where('replyTo', '==', email).get()),
  );
}

function readMails({ docs }: QuerySnapshot): StoredMail[] {
  return docs.map((document) => mailSchema.parse(document.data()).message);
}

async function withFirestore<T>(read: (firestore: Firestore) => Promise<T>): Promise<T> {
  const app = openAdminApp(readEmulatorEnvironment());
  try {
    return await read(openAdminFirestore(app));
  } finally {
    await deleteApp(app);
  }
}
