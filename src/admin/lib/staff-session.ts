import { UPLOAD_NOT_AUTHENTICATED } from '#domain/media/text.ts';
import { staffRoleSchema, type StaffRole } from '#domain/staff/role.ts';
import type { User } from 'firebase/auth';
import { atom } from 'nanostores';
import * as z from 'zod';
import { knownMember } from '#lib/member/known-member.ts';
import { currentMember, endSession, onMemberChange } from '#lib/member/session.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { signIn } from '#lib/member/sign-in.ts';
import { queryClient } from './query-client.ts';
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
  /** True when the session ended under their hands: the screen is hidden and kept, and they are asked to sign in again. */
  readonly ended: boolean;
  /** Whether this sign-in was proved by a second factor. */
  readonly hasSecondFactor: boolean;
  /** Whether setting up a second factor is offered, or required before they go on; null for neither. */
  readonly asks: 'offered' | 'required' | null;
}

/** Who sits before the back office: not known yet, nobody, a member without a role, or staff. */
export type StaffSession =
  { readonly kind: 'checking' } | { readonly kind: 'nobody' } | { readonly kind: 'member' } | StaffMember;

/** What is read from the token of somebody who works here. */
const claimsSchema = z.object({
  role: staffRoleSchema,
  firebase: z.object({ sign_in_second_factor: z.string().optional() }).optional(),
});

/** Who sits before the back office. */
export const staffSession = atom<StaffSession>({ kind: 'checking' });

let leaving = false;
let started = false;

/** Follows the session from now on, in this tab and what other tabs do to it. */
export function followStaffSession(): void {
  if (started) return;
  started = true;
  onMemberChange((member) => void take(member));
  // A page that the browser kept for its back button has not heard who signed out meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    const session = staffSession.get();
    if (!persisted || session.kind !== 'staff' || knownMember()?.uid === session.uid) return;
    staffSession.set({ kind: 'checking' });
    location.reload();
  });
}

/** Signs in, also over a session that has ended; remembered on this device, so that a screen opens in a new tab too. */
export async function signInStaff(email: string, password: string): Promise<void> {
  await signIn(email, password, true);
  // Auth says nothing when the same account comes back.
  await resumeStaffSession();
}

/** Takes up who is signed in and what the sign-in is worth now, after something changed that Auth does not announce. */
export async function resumeStaffSession(): Promise<void> {
  await take(await currentMember());
}

/** Signs out on purpose: the back office closes, what was not saved stays on the device as drafts. */
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
 * Does something that needs a session; when that has ended, or lacks a second factor, it waits until the same colleague
 * signed in again or set one up, and does it once more.
 */
export async function withStaffSession<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const session = staffSession.get();
    if (session.kind !== 'staff') throw error;
    if (meansSessionEnded(error)) staffSession.set({ ...session, ended: true });
    else if (meansSecondFactor(error)) staffSession.set({ ...session, asks: 'required' });
    else throw error;
    await readyAgain(session.uid);
    return act();
  }
}

function meansSessionEnded(error: unknown): boolean {
  return error instanceof SessionEnded || (error instanceof StaffFailure && error.code === 'unauthenticated');
}

function meansSecondFactor(error: unknown): boolean {
  return error instanceof StaffFailure && error.code === 'second_factor_required';
}

async function take(member: User | null): Promise<void> {
  const before = staffSession.get();
  if (member === null) {
    staffSession.set(before.kind === 'staff' && !leaving ? { ...before, ended: true } : { kind: 'nobody' });
    return;
  }
  // What a colleague has read and typed is not for the next one at this screen: its parts go first, then what was read.
  const isSomebodyElse = before.kind === 'staff' && before.uid !== member.uid;
  if (isSomebodyElse) staffSession.set({ kind: 'checking' });
  try {
    const claims = claimsSchema.safeParse(await freshClaims(member));
    if (isSomebodyElse) queryClient.clear();
    const now = staffSession.get();
    const hasSecondFactor = claims.data?.firebase?.sign_in_second_factor !== undefined;
    staffSession.set(
      claims.success
        ? {
            kind: 'staff',
            uid: member.uid,
            email: member.email ?? '',
            role: claims.data.role,
            ended: false,
            hasSecondFactor,
            // What was asked stays asked until there is one.
            asks: now.kind === 'staff' && !hasSecondFactor ? now.asks : null,
          }
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

/** Waits until this colleague can go on; fails when somebody else signed in, or nobody. */
function readyAgain(uid: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = staffSession.listen((session) => {
      if (session.kind === 'staff' && session.uid === uid && (session.ended || session.asks === 'required')) return;
      stop();
      if (session.kind === 'staff' && session.uid === uid) resolve();
      else reject(new StaffFailure('unauthenticated', UPLOAD_NOT_AUTHENTICATED, []));
    });
  });
}
