import type { ApiKey } from '#domain/api/contract.ts';
import { AccountApiFailure } from './account-api-failure.ts';
import { memberToken } from './session.ts';
import { SessionEnded } from './session-ended.ts';

/** Calls an endpoint without authentication. */
export function callPublicly(key: ApiKey, body: unknown): Promise<unknown> {
  return call(key, { 'Content-Type': 'application/json' }, JSON.stringify(body));
}

/** Calls an endpoint as the member; throws SessionEnded when the API no longer accepts the session. */
export async function callAsMember(key: ApiKey): Promise<unknown> {
  const { token } = await memberToken();
  try {
    return await callWithToken(key, token);
  } catch (error) {
    if (error instanceof AccountApiFailure && error.code === 'unauthenticated') throw new SessionEnded(error);
    throw error;
  }
}

/** Calls an endpoint with a token, also of an account that may not have a session here. */
export function callWithToken(key: ApiKey, token: string): Promise<unknown> {
  return call(key, { Authorization: `Bearer ${token}` }, null);
}

async function call(key: ApiKey, headers: Record<string, string>, body: string | null): Promise<unknown> {
  const [method = '', path = ''] = key.split(' ');
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body });
  } catch (error) {
    throw new AccountApiFailure('offline', error);
  }
  if (response.ok) return response.json();
  throw new AccountApiFailure(codeOf(await response.json().catch((error: unknown) => error)), response.status);
}

function codeOf(problem: unknown): string {
  const code: unknown = typeof problem === 'object' && problem !== null ? Reflect.get(problem, 'code') : undefined;
  return typeof code === 'string' ? code : 'internal';
}
