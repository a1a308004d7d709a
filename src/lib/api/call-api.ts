import type { ApiResponse, ApiBody, ApiKey } from '#domain/api/contract.ts';
import type { PathParameter } from '#domain/api/endpoint.ts';
import { ApiFailure } from './api-failure.ts';
import { readProblem } from './read-problem.ts';

/** Timeout of one attempt, in milliseconds. */
export const CALL_TIMEOUT = 20_000;

/** The input of an endpoint. */
export interface ApiCall<Key extends ApiKey> {
  /** Values of the parameters in the path. */
  readonly params: Readonly<Record<PathParameter<Key>, string>>;
  /** The JSON to send; null for an endpoint without a body. */
  readonly body: ApiBody<Key>;
  /** Parses the response: the `parse` of the contract's schema, passed by callers that load schemas anyway. */
  readonly parse: (result: unknown) => ApiResponse<Key>;
}

/** Calls an endpoint by its name in the registry; throws an ApiFailure unless it succeeds. */
export async function callApi<const Key extends ApiKey>(key: Key, call: ApiCall<Key>): Promise<ApiResponse<Key>> {
  const { method, path } = endpointPath(key, call.params);
  const headers = new Headers({ Accept: 'application/json' });
  if (call.body !== null) headers.set('Content-Type', 'application/json');
  const body = call.body === null ? null : JSON.stringify(call.body);
  return readResponse(await request(path, { method, headers, body }), call.parse);
}

/** Splits 'PUT /api/a/{id}' into its method and the URL with its parameters filled in. */
export function endpointPath(
  key: ApiKey,
  params: Readonly<Record<string, string>>,
): { readonly method: string; readonly path: string } {
  const space = key.indexOf(' ');
  const path = key.slice(space + 1).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${key} needs ${name}`);
    return encodeURIComponent(value);
  });
  return { method: key.slice(0, space), path };
}

async function request(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, signal: AbortSignal.timeout(CALL_TIMEOUT) });
  } catch (cause) {
    throw new ApiFailure(navigator.onLine ? 'no_response' : 'offline', { cause });
  }
}

async function readResponse<T>(response: Response, parse: (result: unknown) => T): Promise<T> {
  const result: unknown = await response.json().catch((cause: unknown) => {
    throw new ApiFailure('unreadable_response', { cause });
  });
  if (!response.ok) throw readProblem(result, response.headers);
  try {
    return parse(result);
  } catch (cause) {
    throw new ApiFailure('unreadable_response', { cause });
  }
}
