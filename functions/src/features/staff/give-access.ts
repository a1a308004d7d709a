import { setTimeout as wait } from 'node:timers/promises';
import type { StaffRole } from '#domain/staff/role.ts';
import type { Auth } from 'firebase-admin/auth';

/** What an account may do from now on. */
export interface Access {
  /** Its role. */
  readonly role: StaffRole;
  /** Whether it is closed; then the role counts for nothing. */
  readonly isDisabled: boolean;
}

/** Gives an open account its role, which comes with its next token. */
export async function giveRole(accounts: Auth, uid: string, role: StaffRole): Promise<void> {
  await accounts.setCustomUserClaims(uid, { role });
  await accounts.updateUser(uid, { disabled: false });
}

/** The part of Auth that a change of access asks. */
export interface AccessManager extends Pick<Auth, 'setCustomUserClaims' | 'revokeRefreshTokens'> {
  /** Closes or opens an account; what it answers is not read. */
  readonly updateUser: (uid: string, change: { disabled: boolean }) => Promise<unknown>;
}

/**
 * Makes Auth agree with what was stored: role, then the tokens of before, then the account itself (docs/decisions/0011).
 * Done again it changes nothing, so that a request which broke off here is mended by sending it again.
 */
export async function changeAccess(accounts: AccessManager, uid: string, { role, isDisabled }: Access): Promise<void> {
  await accounts.setCustomUserClaims(uid, isDisabled ? null : { role });
  // Auth revokes what was signed in before this second: a token of the very second that still carries the old role would pass.
  await nextSecond();
  await accounts.revokeRefreshTokens(uid);
  await accounts.updateUser(uid, { disabled: isDisabled });
}

/** Waits until the clock shows another second. It looks again after each wait, because timers ring up to a millisecond early. */
async function nextSecond(): Promise<void> {
  const now = Date.now();
  const next = now - (now % 1000) + 1000;
  while (Date.now() < next) await wait(next - Date.now());
}
