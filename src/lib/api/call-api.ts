import type { ApiResponse, ApiBody, ApiKey } from '#domain/api/contract.ts';
import type { PathParameter } from '#domain/api/endpoint.ts';
import { ApiFailure } from './api-failure.ts';
import { readProblem } from './read-problem.ts';

/** How long one attempt may take, in milliseconds. */
export const CALL_TIMEOUT = 20_000;

/** What a caller gives to an endpoint. */
export interface ApiCall<Key extends ApiKey> {
  /** What stands for each name in braces of the address. */
  readonly params: Readonly<Record<PathParameter<Key>, string>>;
  /** The JSON to send; null for an endpoint that reads none. */
  readonly body: ApiBody<Key>;
  /** Reads the answer: the `parse` of the contract's response, given by callers that carry schemas anyway. */
  readonly parse: (result: unknown) => ApiResponse<Key>;
}

/** Calls an endpoint by its name in the registry; throws an ApiFailure when there is no success. */
export async function callApi<const Key extends ApiKey>(key: Key, call: ApiCall<Key>): Promise<ApiResponse<Key>> {
  const { method, address } = addressOf(key, call.params);
  const headers = new Headers({ Accept: 'application/json' });
  if (call.body !== null) headers.set('Content-Type', 'application/json');
  const body = call.body === null ? null : JSON.stringify(call.body);
  return readResponse(await request(address, { method, headers, body }), call.parse);
}

/** Splits 'PUT /api/a/{id}' into its method and the address with what stands for the names in braces. */
export function addressOf(
  key: ApiKey,
  params: Readonly<Record<string, string>>,
): { readonly method: string; readonly address: string } {
  const space = key.indexOf(' ');
  const address = key.slice(space + 1).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${key} needs ${name}`);
    return encodeURIComponent(value);
  });
  return { method: key.slice(0, space), address };
}

async function request(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT) });
  } catch (cause) {
    throw new ApiFailure(navigator.onLine ? 'no_answer' : 'offline', { cause });
  }
}

async function readResponse<T>(response: Response, parse: (result: unknown) => T): Promise<T> {
  const result: unknown = await response.json().catch((cause: unknown) => {
    throw new ApiFailure('unreadable_answer', { cause });
  });
  if (!response.ok) throw readProblem(result, response.headers);
  try {
    return parse(result);
  } catch (cause) {
    throw new ApiFailure('unreadable_answer', { cause });
  }
}
