import type { Access } from '@site/domain/api-endpoint';
import type { Member } from '@site/domain/api-handler';
import { ApiError } from '@site/domain/errors';
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
