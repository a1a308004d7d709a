import type { Handler } from '#domain/api/handler.ts';
import type { privacyApi, PersonFile } from '#domain/api/privacy.ts';
import { withoutFields } from '#domain/core/changed-fields.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod';
import type { ContentDeps } from '#platform/content/content-transaction.ts';
import { favoritesPath, staffPath, userPath } from '#platform/firestore-paths.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { findPerson } from './find-person.ts';
import { countPublished } from './forget-publisher.ts';

/** Fields that authorise links and uploads: no personal data, and dangerous in a file. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(['ticketHash', 'confirmHash', 'unsubscribeToken']);

/** Empty for an email that cannot be read: it must not keep a person from the others. */
const mailTextSchema = z.object({ subject: z.string(), text: z.string() }).catch({ subject: '', text: '' });

/** A link up to its parameters, and these. */
const LINK_PARAMETERS = /(https?:\/\/[^\s?]+)\?\S+/g;

export interface PrivacyDeps extends ContentDeps {
  readonly accounts: () => Auth;
}

/** Makes the handler of POST /api/admin/person-files. The audit log records the access, but not the person. */
export function readPersonFile({
  database,
  accounts,
  clock,
}: PrivacyDeps): Handler<(typeof privacyApi)['POST /api/admin/person-files']> {
  return async ({ body: { email }, member: { uid } }) => {
    const firestore = database();
    const found = await findPerson(firestore, accounts(), email);
    const now = clock();
    const batch = firestore.batch();
    writeAudit(firestore, batch, { action: 'person.looked-up', target: 'person', uid }, now);
    await batch.commit();
    return {
      email: email.toLowerCase(),
      preparedAt: now.toISOString(),
      enquiries: describeAll(found.enquiries),
      submissions: describeAll(found.submissions),
      subscribers: describeAll(found.subscribers),
      account: found.account === null ? null : await describeAccount(firestore, found.account),
      mails: found.mails.map((mail) => describeMail(mail.data())),
      published: await countPublished(firestore, email),
    };
  };
}

function describeAll(documents: readonly QueryDocumentSnapshot[]): Record<string, unknown>[] {
  return documents.map((found) => describeDocument(found.data()));
}

/**
 * An email without what authorises its reader. Whoever sees the link to choose a password has the account, so that the
 * parameters of all links are left out; and with them the HTML, which says the same as the text, and the headers, which
 * repeat the link to unsubscribe.
 */
function describeMail(stored: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { subject, text } = mailTextSchema.parse(stored['message']);
  return {
    ...describeDocument(withoutFields(stored, ['message', 'headers'])),
    subject,
    text: text.replaceAll(LINK_PARAMETERS, '$1?…'),
  };
}

async function describeAccount(firestore: Firestore, account: UserRecord): Promise<PersonFile['account']> {
  const [profile, favorites, staff] = await Promise.all([
    firestore.doc(userPath(account.uid)).get(),
    firestore.collection(favoritesPath(account.uid)).get(),
    firestore.doc(staffPath(account.uid)).get(),
  ]);
  const { creationTime, lastSignInTime } = account.metadata;
  const [profileData, staffData] = [profile.data(), staff.data()];
  return {
    uid: account.uid,
    createdAt: new Date(creationTime).toISOString(),
    lastSignInAt: lastSignInTime ? new Date(lastSignInTime).toISOString() : null,
    profile: profileData === undefined ? null : describeDocument(profileData),
    favorites: describeAll(favorites.docs),
    staff: staffData === undefined ? null : describeDocument(staffData),
  };
}

/** A document for the person it is about: timestamps as text, without secrets. */
function describeDocument(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document)
      .filter(([name]) => !SECRET_FIELDS.has(name))
      .map(([name, value]) => [name, describeValue(value)]),
  );
}

function describeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(describeValue);
  if (typeof value !== 'object' || value === null) return value;
  const time = storedTime.safeParse(value);
  return time.success ? time.data : describeDocument({ ...value });
}
