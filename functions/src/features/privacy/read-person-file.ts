import type { Handler } from '#domain/api/handler.ts';
import type { privacyApi, PersonFile } from '#domain/api/privacy.ts';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { favoritesPath, staffPath, userPath } from '#platform/firestore-paths.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { findPerson } from './find-person.ts';
import { describeDocument } from './describe-document.ts';

/** What the privacy desk stands on. */
export interface PrivacyDeps {
  /** The database. */
  readonly database: () => Firestore;
  /** The accounts. */
  readonly accounts: () => Auth;
  /** The time. */
  readonly clock: () => Date;
}

/** Makes the handler of POST /api/admin/person-files. That somebody looked is noted, and nothing of whom. */
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
      enquiries: notify(found.enquiries),
      submissions: notify(found.submissions),
      subscribers: notify(found.subscribers),
      account: found.account === null ? null : await describeAccount(firestore, found.account),
      mails: notify(found.mails),
    };
  };
}

function notify(documents: readonly QueryDocumentSnapshot[]): Record<string, unknown>[] {
  return documents.map((found) => describeDocument(found.data()));
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
    favorites: notify(favorites.docs),
    staff: staffData === undefined ? null : describeDocument(staffData),
  };
}
