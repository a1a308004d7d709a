import { ACCOUNT_GONE } from '#domain/account/text.ts';
import type { ResponseOf } from '#domain/api/endpoint.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { type CallOptions, callWithToken, type Endpoints } from '#lib/api/call-api.ts';
import { memberToken } from './session.ts';
import { SessionEnded } from './session-ended.ts';

/** Calls an endpoint as the member; throws SessionEnded when the API no longer accepts the session. */
export async function callAsMember<Api extends Endpoints, Key extends keyof Api & string>(
  api: Api,
  key: Key,
  ...options: CallOptions<Key, Api[Key]>
): Promise<ResponseOf<Api[Key]>> {
  const { token } = await memberToken();
  try {
    return await callWithToken(token, api, key, ...options);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'unauthenticated') throw new SessionEnded(error);
    throw error;
  }
}

/** Whether a call failed because the account was deleted, not because its session was ended. */
export function isAccountGone(error: unknown): boolean {
  return error instanceof SessionEnded && error.cause instanceof ApiFailure && error.cause.message === ACCOUNT_GONE;
}
