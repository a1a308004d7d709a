import type { Access } from '#domain/api/endpoint.ts';
import type { Member } from '#domain/api/handler.ts';
import { ApiError } from '#domain/core/errors.ts';
import type { SecondFactorPolicy } from '#domain/staff/second-factor.ts';
import type { StoredStaff } from '#domain/staff/stored-staff.ts';
import type { Authenticate } from './authenticate.ts';

/** Gives somebody's line on the list of staff; null for somebody who is not on it. */
export type ReadColleague = (uid: string) => Promise<Colleague | null>;

/** A line on the list of staff, as far as access depends on it. */
export type Colleague = Pick<StoredStaff, 'email' | 'role' | 'isDisabled'>;

/**
 * Gives the caller if the endpoint admits them, null for a public endpoint; throws unauthenticated or forbidden. A token
 * alone makes nobody staff: the list of staff must have the same account with the same email and role, as in
 * firestore.rules. So a role does not outlive its line on the list, nor follow an account to another email.
 */
export async function authorise(
  access: Access,
  request: Request,
  { authenticate, readColleague }: { readonly authenticate: Authenticate; readonly readColleague: ReadColleague },
): Promise<Member | null> {
  if (access === 'public') return null;
  const member = await authenticate(request);
  if (access === 'member') return member;
  if (!member.emailVerified || member.role === null || !access.includes(member.role)) throw new ApiError('forbidden');
  if (!isOnList(member, await readColleague(member.uid))) throw new ApiError('forbidden');
  return member;
}

function isOnList({ email, role }: Member, colleague: Colleague | null): boolean {
  if (colleague === null || colleague.isDisabled || email === null) return false;
  // Auth keeps emails in lower case, the list as the admin wrote them.
  return colleague.role === role && colleague.email.toLowerCase() === email.toLowerCase();
}

/** Throws second_factor_required when the policy requires a second factor of staff and this sign-in had none. */
export function requireSecondFactor(access: Access, member: Member | null, policy: SecondFactorPolicy): void {
  const isForStaff = typeof access !== 'string';
  if (policy === 'required' && isForStaff && member?.hasSecondFactor !== true) {
    throw new ApiError('second_factor_required');
  }
}
