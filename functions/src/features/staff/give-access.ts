import type { StaffRole } from '@site/domain/staff-role';
import type { Auth } from 'firebase-admin/auth';

/** What an account may do from now on. */
export interface Access {
  /** Its role; null for a plain member. */
  readonly role: StaffRole | null;
  /** Whether it is closed. */
  readonly isDisabled: boolean;
}

/**
 * Makes Auth agree with what was stored: role, then the tokens of before, then the account itself (docs/decisions/0011).
 * Done again it changes nothing, so that a request which broke off here is mended by sending it again.
 */
export async function giveAccess(accounts: Auth, uid: string, { role, isDisabled }: Access): Promise<void> {
  await accounts.setCustomUserClaims(uid, role === null || isDisabled ? null : { role });
  await accounts.revokeRefreshTokens(uid);
  await accounts.updateUser(uid, { disabled: isDisabled });
}
