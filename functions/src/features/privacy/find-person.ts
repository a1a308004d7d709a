import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { findAccount } from '#platform/accounts/find-account.ts';
import { userPath } from '#platform/firestore-paths.ts';

/** Maximum number of values in one query. */
const VALUES_A_QUERY = 30;

/** The stored documents about a person, without those of the account itself. */
export interface FoundPerson {
  readonly enquiries: readonly QueryDocumentSnapshot[];
  readonly submissions: readonly QueryDocumentSnapshot[];
  readonly subscribers: readonly QueryDocumentSnapshot[];
  /** Paths of these documents and of the account's profile. */
  readonly about: readonly string[];
  /** Emails about these, to the person or to staff, and all other emails to the person. */
  readonly mails: readonly QueryDocumentSnapshot[];
  readonly account: UserRecord | null;
}

/** Finds the documents about the person with this email; ignores case. */
export async function findPerson(firestore: Firestore, accounts: Auth, email: string): Promise<FoundPerson> {
  const emailKey = email.toLowerCase();
  const ofPerson = (collection: string) => find(firestore, collection, 'emailKey', [emailKey]);
  const [enquiries, submissions, subscribers, account] = await Promise.all([
    ofPerson(BUSINESS_COLLECTIONS.enquiries),
    ofPerson(BUSINESS_COLLECTIONS.submissions),
    ofPerson(BUSINESS_COLLECTIONS.subscribers),
    findAccount(accounts, emailKey),
  ]);
  const documents = [...enquiries, ...submissions, ...subscribers].map(({ ref }) => ref.path);
  const about = account === null ? documents : [...documents, userPath(account.uid)];
  return { enquiries, submissions, subscribers, about, mails: await findMails(firestore, email, about), account };
}

/** Finds the emails about these documents, and all other emails to a person; ignores case. */
export async function findMails(
  firestore: Firestore,
  email: string,
  about: readonly string[],
): Promise<QueryDocumentSnapshot[]> {
  const { mail } = BUSINESS_COLLECTIONS;
  const mails = [
    ...(await find(firestore, mail, 'about', about)),
    ...(
      await firestore
        .collection(mail)
        .where('to', 'array-contains-any', [...new Set([email, email.toLowerCase()])])
        .get()
    ).docs,
  ];
  return [...new Map(mails.map((found) => [found.id, found])).values()];
}

async function find(
  firestore: Firestore,
  collection: string,
  field: string,
  values: readonly string[],
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for (let from = 0; from < values.length; from += VALUES_A_QUERY) {
    const part = values.slice(from, from + VALUES_A_QUERY);
    const { docs } = await firestore.collection(collection).where(field, 'in', part).get();
    found.push(...docs);
  }
  return found;
}
