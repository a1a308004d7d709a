import { staffRoleSchema } from '#domain/staff/role.ts';
import type { User } from 'firebase/auth';
import type { WritableAtom } from 'nanostores';
import * as z from 'zod';
import type { StaffSession } from './staff-session.ts';

/** The custom claims in the token of staff. */
const claimsSchema = z.object({
  role: staffRoleSchema,
  firebase: z.object({ sign_in_second_factor: z.string().optional() }).optional(),
});

type SignedIn = Pick<User, 'uid' | 'email'>;

interface Following<Member extends SignedIn> {
  readonly session: WritableAtom<StaffSession>;
  /** The claims in the member's token. */
  readonly readClaims: (member: Member) => Promise<unknown>;
  /** Forgets what was loaded for the account before. */
  readonly forgetData: () => void;
  /** Whether somebody is signing out on purpose. */
  readonly isLeaving: () => boolean;
}

/**
 * Makes the function that brings the session in line with the signed-in member, null for nobody. It is called twice when
 * another account signs in, by Auth and by the form, and the token of the first call may arrive last: only the latest call
 * counts, because the earlier one would forget what the new account's screens are loading. It rejects when the claims
 * cannot be read; the screens of the same member stay then, with what was typed.
 */
export function followMembers<Member extends SignedIn>({
  session,
  readClaims,
  forgetData,
  isLeaving,
}: Following<Member>): (member: Member | null) => Promise<void> {
  let latest = 0;
  return async (member) => {
    const call = (latest += 1);
    const before = session.get();
    if (member === null) {
      session.set(before.kind === 'staff' && !isLeaving() ? { ...before, ended: 'signed out' } : { kind: 'nobody' });
      return;
    }
    const isSame = before.kind === 'staff' && before.uid === member.uid;
    // A colleague's data must not reach the next account on this device: first the screens are removed, then the data.
    if (before.kind === 'staff' && !isSame) session.set({ kind: 'checking' });
    try {
      const claims = claimsSchema.safeParse(await readClaims(member));
      if (call !== latest) return;
      if (!isSame) forgetData();
      session.set(claims.success ? asStaff(member, claims.data, session.get()) : { kind: 'member' });
    } catch (error) {
      if (call === latest && !isSame) session.set({ kind: 'nobody' });
      throw error;
    }
  };
}

function asStaff(
  { uid, email }: SignedIn,
  { role, firebase }: z.output<typeof claimsSchema>,
  now: StaffSession,
): StaffSession {
  const hasSecondFactor = firebase?.sign_in_second_factor !== undefined;
  // A pending request for a second factor stays until there is one.
  const secondFactorPrompt = now.kind === 'staff' && !hasSecondFactor ? now.secondFactorPrompt : null;
  return { kind: 'staff', uid, email: email ?? '', role, ended: null, hasSecondFactor, secondFactorPrompt };
}
