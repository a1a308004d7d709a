import { isRecord } from '#domain/core/is-record.ts';
import { lasting, passing, readStored, removeStored, writeStored } from '#lib/stored-json.ts';

/** What this browser stored of a signed-in member. */
export interface KnownMember {
  readonly uid: string;
  /** For the account menu. */
  readonly email: string;
}

/** Storage key of the known member, in the storage of the session. */
export const MEMBER_KEY = 'member';

/** localStorage key that tells other tabs whose session ends: they do not see the sessionStorage of this one. */
export const SIGNED_OUT_KEY = 'signed-out';

/** The member who signed in here, remembered or for this tab; null for a visitor. */
export function knownMember(): KnownMember | null {
  return readMember(readStored(passing, MEMBER_KEY)) ?? readMember(readStored(lasting, MEMBER_KEY));
}

/** Stores a signed-in member; `remembered` outlives the window. Returns false when the storage is blocked or full. */
export function noteMember({ uid, email }: KnownMember, remembered: boolean): boolean {
  return writeStored(remembered ? lasting : passing, MEMBER_KEY, { uid, email });
}

/** Whether the member asked to be remembered. */
export function isRemembered(): boolean {
  return readMember(readStored(passing, MEMBER_KEY)) === null;
}

export function forgetMember(): void {
  removeStored(passing, MEMBER_KEY);
  removeStored(lasting, MEMBER_KEY);
}

/** Tells the other tabs that this member signs out; nothing stays stored. */
export function announceSignOut(uid: string): void {
  try {
    localStorage.setItem(SIGNED_OUT_KEY, uid);
    localStorage.removeItem(SIGNED_OUT_KEY);
  } catch (error) {
    reportError(error);
  }
}

function readMember(stored: unknown): KnownMember | null {
  if (!isRecord(stored)) return null;
  const { uid, email } = stored;
  return typeof uid === 'string' && uid !== '' && typeof email === 'string' ? { uid, email } : null;
}
