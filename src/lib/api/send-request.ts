import { ApiFailure } from './api-failure.ts';

/** A request, ready to be sent. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  /** Null for none. */
  readonly body: string | Blob | null;
  /** In milliseconds. */
  readonly timeout: number;
  /** Aborts the request, which then throws the signal's reason. */
  readonly signal: AbortSignal | undefined;
}

/** A response of any status. */
export interface ApiReply {
  readonly ok: boolean;
  readonly headers: Headers;
  /** Parsed as JSON; undefined when it is not JSON. */
  readonly body: unknown;
}

/** Sends a request; throws an ApiFailure when no response arrives. */
export async function sendRequest({ url, timeout, signal, ...init }: ApiRequest): Promise<ApiReply> {
  const timed = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([timed, signal]) : timed });
    return { ok: response.ok, headers: response.headers, body: parseJson(await response.text()) };
  } catch (cause) {
    signal?.throwIfAborted();
    throw lostResponse(cause);
  }
}

/** The same with the share that was sent, from 0 to 1, of which `fetch` reports nothing. */
export function sendWithProgress(
  { method, url, headers, body, timeout }: ApiRequest,
  onProgress: (share: number) => void,
): Promise<ApiReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.timeout = timeout;
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () =>
      resolve({
        ok: request.status >= 200 && request.status < 300,
        headers: new Headers({ 'Retry-After': request.getResponseHeader('Retry-After') ?? '' }),
        body: parseJson(request.responseText),
      }),
    );
    for (const event of ['error', 'timeout']) request.addEventListener(event, () => reject(lostResponse()));
    request.send(body);
  });
}

function lostResponse(cause?: unknown): ApiFailure {
  return new ApiFailure(navigator.onLine ? 'no_response' : 'offline', { cause });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not the API's JSON: the caller's schema reports it as unreadable.
    return undefined;
  }
}
