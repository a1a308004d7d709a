import type { Mail } from '#domain/mail/email-document.ts';
import { writeMail } from '#platform/write-mail.ts';
import { userPath } from '#platform/firestore-paths.ts';
import type { AccountDeps } from './account-deps.ts';

/** Queues an email about an account; it is deleted with the account. */
export async function sendEmail(deps: AccountDeps, uid: string, mail: Mail): Promise<void> {
  const firestore = deps.database();
  const batch = firestore.batch();
  writeMail(firestore, batch, mail, userPath(uid), deps.clock());
  await batch.commit();
}
