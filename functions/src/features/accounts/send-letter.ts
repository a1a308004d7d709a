import type { Mail } from '@site/domain/mail-document';
import { writeMail } from '../../platform/write-mail.ts';
import { userPath } from '../../platform/firestore-paths.ts';
import type { AccountDesk } from './account-desk.ts';

/** Queues a letter about an account; it is deleted with the account. */
export async function sendLetter(desk: AccountDesk, uid: string, mail: Mail): Promise<void> {
  const firestore = desk.database();
  const batch = firestore.batch();
  writeMail(firestore, batch, mail, userPath(uid), desk.clock());
  await batch.commit();
}

/** The one-time code within a link that Auth made: our letters lead to our own page with it. */
export function codeOfLink(link: string): string {
  const code = new URL(link).searchParams.get('oobCode');
  if (code === null || code === '') throw new Error('Auth made a link without a code');
  return code;
}
