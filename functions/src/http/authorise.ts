import type { Access } from '#domain/api/endpoint.ts';
import type { Member } from '#domain/api/handler.ts';
import { ApiError } from '#domain/core/errors.ts';
import type { Authenticate } from './authenticate.ts';

/**
 * The caller an endpoint's access admits, null for a public one; throws unauthenticated or forbidden. A role counts only
 * with a confirmed address: whoever registered a colleague's address first must not get what the colleague is given.
 */
export async function authorise(access: Access, request: Request, authenticate: Authenticate): Promise<Member | null> {
  if (access === 'public') return null;
  const member = await authenticate(request);
  if (access === 'member') return member;
  if (!member.emailVerified || member.role === null || !access.includes(member.role)) throw new ApiError('forbidden');
  return member;
}
