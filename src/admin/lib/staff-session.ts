import type { StaffRole } from '#domain/staff/role.ts';
import type { User } from 'firebase/auth';
import { atom } from 'nanostores';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { currentMember, endSession, onMemberChange } from '#lib/member/session.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { signIn } from '#lib/member/sign-in.ts';
import { followMembers } from './follow-members.ts';
import { queryClient } from './query-client.ts';

export interface StaffMember {
  readonly kind: 'staff';
  readonly uid: string;
  readonly email: string;
  readonly role: StaffRole;
  /**
   * How the session ended while the back office was open, which hides the screen until somebody has signed in again: its time
   * was up, or it was signed out elsewhere, such as in another tab. Null while it lasts.
   */
  readonly ended: 'expired' | 'signed out' | null;
  /** Whether this sign-in used a second factor. */
  readonly hasSecondFactor: boolean;
  /** Whether setting up a second factor is offered or required; null for neither. */
  readonly secondFactorPrompt: 'offered' | 'required' | null;
}

export type StaffSession =
  | { readonly kind: 'checking' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'member' }
  | StaffMember;

/** Whether a dialog that cannot be closed hides the screens: it asks to sign in again, or for a second factor. */
export function isCovered(session: StaffSession): boolean {
  return session.kind === 'staff' && (session.ended !== null || session.secondFactorPrompt !== null);
}

export const staffSession = atom<StaffSession>({ kind: 'checking' });

let leaving = false;

const applyMember = followMembers({
  session: staffSession,
  readClaims,
  forgetData: () => queryClient.clear(),
  isLeaving: () => leaving,
});

/** Follows the session, also changes by other tabs; call once. */
export function followStaffSession(): void {
  onMemberChange((member) => void applyMember(member).catch(reportError));
  // A page restored from the back-forward cache has missed a sign-out.
  addEventListener('pageshow', ({ persisted }) => {
    const session = staffSession.get();
    if (!persisted || session.kind !== 'staff' || knownMember()?.uid === session.uid) return;
    staffSession.set({ kind: 'checking' });
    location.reload();
  });
}

/** Signs in, also over an ended session; remembered on this device, so that a screen opens in a new tab too. */
export async function signInStaff(email: string, password: string): Promise<void> {
  await signIn(email, password, true);
  // Auth sends no event when the same account signs in again.
  await resumeStaffSession();
}

/** Reads the account and its claims again, after a change that Auth does not announce. */
export async function resumeStaffSession(): Promise<void> {
  await applyMember(await currentMember());
}

/** Signs out on purpose; drafts stay on the device. */
export async function leaveStaffSession(): Promise<void> {
  leaving = true;
  try {
    await endSession();
    queryClient.clear();
    staffSession.set({ kind: 'nobody' });
  } finally {
    leaving = false;
  }
}

/**
 * Runs an action that needs a session. Whenever that has ended, or lacks a second factor, it waits until the same account
 * has signed in again or set one up, and runs the action again: one wait may follow the other.
 */
export async function withStaffSession<T>(action: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await action();
    } catch (error) {
      const session = staffSession.get();
      if (session.kind !== 'staff') throw error;
      if (error instanceof SessionEnded) staffSession.set({ ...session, ended: 'expired' });
      else if (isSecondFactorRequired(error)) staffSession.set({ ...session, secondFactorPrompt: 'required' });
      else throw error;
      await waitUntilReady(session.uid);
    }
  }
}

function isSecondFactorRequired(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'second_factor_required';
}

/** From a new token, so that a new role counts; offline, from the present one. */
async function readClaims(member: User): Promise<Record<string, unknown>> {
  try {
    return (await member.getIdTokenResult(true)).claims;
  } catch (error) {
    if (navigator.onLine) throw error;
    return (await member.getIdTokenResult()).claims;
  }
}

/** Waits until this account can continue; rejects when another one signed in, or none. */
function waitUntilReady(uid: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = staffSession.listen((session) => {
      if (
        session.kind === 'staff' &&
        session.uid === uid &&
        (session.ended !== null || session.secondFactorPrompt === 'required')
      )
        return;
      stop();
      if (session.kind === 'staff' && session.uid === uid) resolve();
      else reject(new SessionEnded());
    });
  });
}
