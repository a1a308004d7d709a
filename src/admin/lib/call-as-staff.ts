import type { ResponseOf } from '#domain/api/endpoint.ts';
import type { CallOptions, Endpoints } from '#lib/api/call-api.ts';
import { callAsMember } from '#lib/member/call-as-member.ts';
import { NEW_MESSAGES, PENDING_CHANGES, readAgain, SCHEDULED_PUBLICATIONS } from './query-client.ts';
import { withStaffSession } from './staff-session.ts';

/** Calls an endpoint as staff. When the session has ended, it waits for the next sign-in and retries. */
export async function callAsStaff<Api extends Endpoints, Key extends keyof Api & string>(
  api: Api,
  key: Key,
  ...options: CallOptions<Key, Api[Key]>
): Promise<ResponseOf<Api[Key]>> {
  try {
    return await withStaffSession(() => callAsMember(api, key, ...options));
  } finally {
    // Also after a failure: the change may have been made, and only its response lost.
    if (!key.startsWith('GET ')) readCountsAgain();
  }
}

/** A change may affect what is unpublished and what is new: an accepted owner's property is a draft. Not awaited. */
function readCountsAgain(): void {
  for (const queryKey of [PENDING_CHANGES, SCHEDULED_PUBLICATIONS, NEW_MESSAGES]) void readAgain(queryKey);
}
