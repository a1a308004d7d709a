import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { staffInvitationMail } from '#domain/staff/emails.ts';
import type { MailSender } from '#domain/mail/sender.ts';
import type { StoredStaff } from '#domain/staff/stored-staff.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { staffPath } from '#platform/firestore-paths.ts';
import { writeMail } from '#platform/write-mail.ts';
import { prepareSignIn } from './prepare-sign-in.ts';
import type { StaffDeps } from './staff-deps.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';

/** Emails the first invitation of a colleague, once however often the request is sent. */
export async function sendInvitation(
  deps: StaffDeps,
  line: StoredStaff,
  account: UserRecord,
  sender: MailSender,
): Promise<void> {
  const firestore = deps.database();
  const about = staffPath(account.uid);
  const sent = firestore.collection(BUSINESS_COLLECTIONS.mail).where('about', '==', about).limit(1);
  if (!(await sent.get()).empty) return;
  const message = staffInvitationMail(line, await prepareSignIn(deps, line.email, account), sender);
  await inTransaction(firestore, async (transaction) => {
    // Read again, because the same request may have been sent twice at once.
    if ((await transaction.get(sent)).empty) writeMail(firestore, transaction, message, about, deps.clock());
  });
}
