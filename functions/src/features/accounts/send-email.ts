import type { Mail } from '#domain/mail/email-document.ts';
import { writeMail } from '#platform/write-mail.ts';
import { userPath } from '#platform/firestore-paths.ts';
import type { AccountDesk } from './account-deps.ts';

/** Queues a letter about an account; it is deleted with the account. */
export async function sendLetter(desk: AccountDesk, uid: string, mail: Mail): Promise<void> {
  const firestore = desk.database();
  const batch = firestore.batch();
  writeMail(firestore, batch, mail, userPath(uid), desk.clock());
  await batch.commit();
}
