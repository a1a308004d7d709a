import { lasting, passing, readStored, removeStored, writeStored } from './stored-json.ts';

/** What this browser knows of a signed-in member before it has asked anybody. */
export interface KnownMember {
  /** Account's id. */
  readonly uid: string;
  /** Address, for the account menu. */
  readonly email: string;
}

/** Name under which it is kept, in the storage where the session is. */
export const MEMBER_KEY = 'member';

/** Name under which a window tells the others whose session ends: one that is not remembered lies where they cannot see it. */
export const SIGNED_OUT_KEY = 'signed-out';

/** The member who signed in here, remembered or for this window; null for a visitor. */
export function knownMember(): KnownMember | null {
  return readMember(readStored(passing, MEMBER_KEY)) ?? readMember(readStored(lasting, MEMBER_KEY));
}

/** Notes that a member signed in; `remembered` outlives the window. */
export function noteMember({ uid, email }: KnownMember, remembered: boolean): void {
  writeStored(remembered ? lasting : passing, MEMBER_KEY, { uid, email });
}

/** Whether the member asked to be remembered. */
export function isRemembered(): boolean {
  return readMember(readStored(passing, MEMBER_KEY)) === null;
}

/** Notes that nobody is signed in any more. */
export function forgetMember(): void {
  removeStored(passing, MEMBER_KEY);
  removeStored(lasting, MEMBER_KEY);
}

/** Tells the other windows that this member signs out; nothing of it stays. */
export function announceSignOut(uid: string): void {
  try {
    localStorage.setItem(SIGNED_OUT_KEY, uid);
    localStorage.removeItem(SIGNED_OUT_KEY);
  } catch (error) {
    reportError(error);
  }
}

function readMember(stored: unknown): KnownMember | null {
  if (typeof stored !== 'object' || stored === null || !('uid' in stored) || !('email' in stored)) return null;
  const { uid, email } = stored;
  return typeof uid === 'string' && uid !== '' && typeof email === 'string' ? { uid, email } : null;
}
