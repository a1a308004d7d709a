import type { Access } from '#domain/api/endpoint.ts';
import type { Member } from '#domain/api/handler.ts';
import { ApiError } from '#domain/core/errors.ts';
import type { SecondFactorPolicy } from '#domain/staff/second-factor.ts';
import type { Authenticate } from './authenticate.ts';

/**
 * Gives the caller if the endpoint admits them, null for a public endpoint; throws unauthenticated or forbidden. A role
 * needs a confirmed email: whoever registers a colleague's email first must not get the colleague's role.
 */
export async function authorise(access: Access, request: Request, authenticate: Authenticate): Promise<Member | null> {
  if (access === 'public') return null;
  const member = await authenticate(request);
  if (access === 'member') return member;
  if (!member.emailVerified || member.role === null || !access.includes(member.role)) throw new ApiError('forbidden');
  return member;
}

/** Throws second_factor_required when the policy requires a second factor of staff and this sign-in had none. */
export function requireSecondFactor(access: Access, member: Member | null, policy: SecondFactorPolicy): void {
  const isForStaff = typeof access !== 'string';
  if (policy === 'required' && isForStaff && member?.hasSecondFactor !== true) {
    throw new ApiError('second_factor_required');
  }
}
