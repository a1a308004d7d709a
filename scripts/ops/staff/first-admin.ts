import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { storedStaffSchema, type StoredStaff } from '#domain/staff/stored-staff.ts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { followStaffList } from '#functions/features/staff/follow-list.ts';
import { auditedFields } from '#functions/platform/accounts/audited-fields.ts';
import { findAccount } from '#functions/platform/accounts/find-account.ts';
import { staffPath } from '#functions/platform/firestore-paths.ts';
import { writeAudit } from '#functions/platform/write-audit.ts';
import { FixableError } from '#scripts/dev/setup/fixable-error.mjs';

export interface FirstAdmin {
  /** Email of an existing account. */
  readonly email: string;
  readonly name: string;
}

/**
 * Makes an account the first administrator. Throws a FixableError when the name cannot be stored, when there is an
 * administrator already, when there is no such account, or when its email is not confirmed, because somebody else may have
 * registered it.
 */
export async function grantFirstAdmin(database: Firestore, auth: Auth, { email, name }: FirstAdmin): Promise<void> {
  if (!storedStaffSchema.shape.name.safeParse(name).success) {
    throw new FixableError('Give the name of the person as well, as one short line.');
  }
  const account = await findAccount(auth, email);
  if (account === null) throw new FixableError(`There is no account of ${email}: register it on the site first.`);
  if (!account.emailVerified) {
    throw new FixableError(
      `The address ${email} is not confirmed: open the link in the email that came after registering, or ask for a new one on /forgot-password, then start again.`,
    );
  }
  const document = database.doc(staffPath(account.uid));
  const now = new Date();
  const stored: StoredStaff = { email, name, role: 'admin', isDisabled: false, invitedAt: now.toISOString(), rev: 1 };
  await database.runTransaction(async (transaction) => {
    const admins = await transaction.get(database.collection(BUSINESS_COLLECTIONS.staff).where('role', '==', 'admin'));
    const open = admins.docs.filter((found) => !storedStaffSchema.parse(found.data()).isDisabled);
    if (open.some(({ id }) => id !== account.uid)) {
      throw new FixableError('There is an administrator already: further roles are given in the back office.');
    }
    // The document exists already when an earlier run was interrupted; then only the role in Auth is missing.
    if (open.length > 0) return;
    transaction.set(document, { ...stored, invitedAt: now });
    const entry = { action: 'staff.first-admin' as const, target: document.path, uid: null };
    writeAudit(database, transaction, { ...entry, ...auditedFields(null, stored) }, now);
  });
  await followStaffList({ accounts: () => auth, database: () => database }, account.uid);
}
