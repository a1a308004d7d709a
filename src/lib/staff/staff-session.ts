import { UPLOAD_NOT_AUTHENTICATED } from '@site/domain/messages/upload-messages';
import { staffRoleSchema, type StaffRole } from '@site/domain/staff-role';
import type { User } from 'firebase/auth';
import { atom } from 'nanostores';
import { currentMember, endSession, onMemberChange } from '../member/session.ts';
import { SessionEnded } from '../member/session-ended.ts';
import { signIn } from '../member/sign-in.ts';
import { StaffFailure } from './staff-failure.ts';

/** Somebody who works here. */
export interface StaffMember {
  /** Tells staff from others. */
  readonly kind: 'staff';
  /** Account's id. */
  readonly uid: string;
  /** Address of the account. */
  readonly email: string;
  /** What the account may do. */
  readonly role: StaffRole;
  /** True when the session ended under their hands: what is on the screen stays, and they are asked to sign in again. */
  readonly ended: boolean;
}

/** Who sits before the back office: not known yet, nobody, a member without a role, or staff. */
export type StaffSession =
  { readonly kind: 'checking' } | { readonly kind: 'nobody' } | { readonly kind: 'member' } | StaffMember;

/** Who sits before the back office. */
export const staffSession = atom<StaffSession>({ kind: 'checking' });

let leaving = false;
let started = false;

/** Follows the session from now on, in this tab and what other tabs do to it. */
export function followStaffSession(): void {
  if (started) return;
  started = true;
  onMemberChange((member) => void take(member));
}

/** Signs in, also over a session that has ended; remembered on this device, so that a screen opens in a new tab too. */
export async function signInStaff(email: string, password: string): Promise<void> {
  await signIn(email, password, true);
  // Auth says nothing when the same account comes back.
  await take(await currentMember());
}

/** Signs out on purpose: the back office closes, what was not saved stays on the device as drafts. */
export async function leaveStaffSession(): Promise<void> {
  leaving = true;
  try {
    await endSession();
    staffSession.set({ kind: 'nobody' });
  } finally {
    leaving = false;
  }
}

/** Does something that needs a session; when that has ended it waits until somebody signed in again, and does it once more. */
export async function withStaffSession<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!meansSessionEnded(error) || staffSession.get().kind !== 'staff') throw error;
    await signedInAgain();
    return act();
  }
}

function meansSessionEnded(error: unknown): boolean {
  return error instanceof SessionEnded || (error instanceof StaffFailure && error.code === 'unauthenticated');
}

async function take(member: User | null): Promise<void> {
  const before = staffSession.get();
  if (member === null) {
    staffSession.set(before.kind === 'staff' && !leaving ? { ...before, ended: true } : { kind: 'nobody' });
    return;
  }
  try {
    const role = staffRoleSchema.safeParse((await freshClaims(member))['role']);
    staffSession.set(
      role.success
        ? { kind: 'staff', uid: member.uid, email: member.email ?? '', role: role.data, ended: false }
        : { kind: 'member' },
    );
  } catch (error) {
    reportError(error);
    staffSession.set({ kind: 'nobody' });
  }
}

/** From a fresh token, so that a role just given counts; without a connection, from the one at hand. */
async function freshClaims(member: User): Promise<Record<string, unknown>> {
  try {
    return (await member.getIdTokenResult(true)).claims;
  } catch (error) {
    if (navigator.onLine) throw error;
    return (await member.getIdTokenResult()).claims;
  }
}

function signedInAgain(): Promise<void> {
  const now = staffSession.get();
  if (now.kind === 'staff') staffSession.set({ ...now, ended: true });
  return new Promise((resolve, reject) => {
    const stop = staffSession.listen((session) => {
      if (session.kind === 'staff' && session.ended) return;
      stop();
      if (session.kind === 'staff') resolve();
      else reject(new StaffFailure('unauthenticated', UPLOAD_NOT_AUTHENTICATED, []));
    });
  });
}
