import { setTimeout as wait } from 'node:timers/promises';
import type { StaffRole } from '#domain/staff/role.ts';
import type { Auth } from 'firebase-admin/auth';

export interface Access {
  readonly role: StaffRole;
  /** Whether the account is closed; then it has no role. */
  readonly isDisabled: boolean;
}

/** Gives an open account its role, which takes effect with its next token. */
export async function giveRole(accounts: Auth, uid: string, role: StaffRole): Promise<void> {
  await accounts.setCustomUserClaims(uid, { role });
  await accounts.updateUser(uid, { disabled: false });
}

/** The part of Auth that a change of access needs. */
export interface AccessManager extends Pick<Auth, 'setCustomUserClaims' | 'revokeRefreshTokens'> {
  readonly updateUser: (uid: string, change: { disabled: boolean }) => Promise<unknown>;
}

/**
 * Updates Auth to the stored access: the role, then the existing tokens, then the account itself (docs/decisions/0011).
 * Idempotent, so an interrupted request is completed by sending it again.
 */
export async function changeAccess(accounts: AccessManager, uid: string, { role, isDisabled }: Access): Promise<void> {
  await accounts.setCustomUserClaims(uid, isDisabled ? null : { role });
  // Auth revokes tokens from before the current second: one from this second with the old role would stay valid.
  await nextSecond();
  await accounts.revokeRefreshTokens(uid);
  await accounts.updateUser(uid, { disabled: isDisabled });
}

/** Waits for the next second of the clock; checks again after each wait, because timers fire up to a millisecond early. */
async function nextSecond(): Promise<void> {
  const now = Date.now();
  const next = now - (now % 1000) + 1000;
  while (Date.now() < next) await wait(next - Date.now());
}
