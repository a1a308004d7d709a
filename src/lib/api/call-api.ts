import type { BodyInputOf, Endpoint, PathParameter, ResponseOf } from '#domain/api/endpoint.ts';
import { problemSchema } from '#domain/api/problem.ts';
import { ApiFailure } from './api-failure.ts';
import { type ApiReply, type ApiRequest, sendRequest, sendWithProgress } from './send-request.ts';

/** Timeout of a call, in milliseconds: the API's function is stopped after 30 seconds (functions/src/index.ts). */
const TIMEOUT = 35_000;

interface CommonOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** In milliseconds; default 35 seconds. */
  readonly timeout?: number;
  /** Aborts the call, which then throws the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called with the share of a file that was sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

type ParamsOption<Key> = [PathParameter<Key>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<PathParameter<Key>, string>> };

type BodyOption<E extends Endpoint> = [BodyInputOf<E>] extends [null]
  ? { readonly body?: never }
  : { readonly body: BodyInputOf<E> };

type Options<Key, E extends Endpoint> = CommonOptions & ParamsOption<Key> & BodyOption<E>;

/** The input of an endpoint and how it is sent; may be left out when the endpoint needs none. */
export type CallOptions<Key, E extends Endpoint> =
  object extends Options<Key, E> ? [options?: Options<Key, E>] : [options: Options<Key, E>];

export type Endpoints = Readonly<Record<string, Endpoint>>;

/** Calls an endpoint and gives its parsed response; throws an ApiFailure unless it succeeds. */
export function callApi<Api extends Endpoints, Key extends keyof Api & string>(
  api: Api,
  key: Key,
  ...options: CallOptions<Key, Api[Key]>
): Promise<ResponseOf<Api[Key]>> {
  return callWithToken(null, api, key, ...options);
}

/** The same with the caller's ID token. */
export async function callWithToken<Api extends Endpoints, Key extends keyof Api & string>(
  token: string | null,
  api: Api,
  key: Key,
  ...[options]: CallOptions<Key, Api[Key]>
): Promise<ResponseOf<Api[Key]>> {
  const { onProgress, ...sent }: AnyOptions = options ?? {};
  const request = requestOf(key, token, sent);
  const reply = await (onProgress ? sendWithProgress(request, onProgress) : sendRequest(request));
  if (!reply.ok) throw failureOf(reply);
  const parsed = api[key]?.response.safeParse(reply.body);
  if (parsed?.success !== true) throw new ApiFailure('unreadable_response', { cause: parsed?.error });
  // Parsed by the endpoint's own schema; the compiler cannot infer the type from the key.
  return parsed.data as ResponseOf<Api[Key]>;
}

interface AnyOptions extends CommonOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The request for 'PUT /api/a/{id}' with its parameters filled in. */
function requestOf(key: string, token: string | null, options: AnyOptions): ApiRequest {
  const { params, query, body, signal, timeout = TIMEOUT } = options;
  const [method = '', path = ''] = key.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const headers = new Headers({ Accept: 'application/json', ...options.headers });
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', body instanceof Blob ? body.type : 'application/json');
  return {
    method,
    url: query === undefined ? filled : `${filled}?${new URLSearchParams(query).toString()}`,
    headers,
    body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
    timeout,
    signal,
  };
}

function failureOf({ body, headers }: ApiReply): ApiFailure {
  const problem = problemSchema.safeParse(body);
  if (!problem.success) return new ApiFailure('unreadable_response', { cause: problem.error });
  const { code, detail, fields, current } = problem.data;
  const seconds = Number(headers.get('Retry-After') || Number.NaN);
  return new ApiFailure(code, { detail, fields, current, retryAfter: Number.isFinite(seconds) ? seconds : null });
}
