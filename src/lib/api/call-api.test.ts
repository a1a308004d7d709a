import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineApi } from '#domain/api/endpoint.ts';
import { ApiFailure } from './api-failure.ts';
import { callApi, callWithToken } from './call-api.ts';

const common = { summary: '', access: 'public', errors: [] } as const;
const api = defineApi({
  'GET /api/things': { ...common, response: z.object({ names: z.array(z.string()) }) },
  'PUT /api/things/{id}': {
    ...common,
    params: { id: z.string() },
    body: { schema: z.object({ name: z.string() }), maxBytes: 100 },
    response: z.object({ rev: z.int() }),
  },
});

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const respond =
  (body: unknown, init?: ResponseInit): Fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), init);

/** An error response as the API sends it. */
const problem = (status: number, code: string, facts: object = {}, headers: Record<string, string> = {}): Fetch =>
  respond({ type: 'about:blank', title: code, status, code, ...facts }, { status, headers });

const lost: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never responds until it is aborted. */
const silent: Fetch = (_, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

let online = true;
const requests: Request[] = [];

function serve(answer: Fetch): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push(new Request(`https://site.test${url}`, init));
    return answer(url, init);
  });
}

beforeEach(() => {
  online = true;
  requests.length = 0;
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
  });
});

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );

describe('a call', () => {
  it('sends parameters, query, JSON and headers, and gives the parsed response', async () => {
    serve(respond({ rev: 2, secret: 'x' }));
    const options = { params: { id: 'a/b' }, query: { dry: 'true' }, body: { name: 'Sun' }, headers: { Ticket: 't' } };
    expect(await callApi(api, 'PUT /api/things/{id}', options)).toEqual({ rev: 2 });
    const [request] = requests;
    expect([request?.method, request?.url]).toEqual(['PUT', 'https://site.test/api/things/a%2Fb?dry=true']);
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(request?.headers.get('Ticket')).toBe('t');
    expect(request?.headers.get('Authorization')).toBeNull();
    expect(await request?.json()).toEqual({ name: 'Sun' });
  });

  it('sends the token of its caller', async () => {
    serve(respond({ names: [] }));
    await callWithToken('abc', api, 'GET /api/things');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
  });

  it.each([
    ['whose connection is lost', lost, 'no_response', 'The server did not respond.'],
    ['without a response', silent, 'no_response', 'The server did not respond.'],
    ['with an error of a proxy', respond('<h1>502</h1>', { status: 502 }), 'unreadable_response', /could not be read/],
    ['with half a response', respond('{"names":'), 'unreadable_response', /could not be read/],
    ['with another response', respond({ names: 'none' }), 'unreadable_response', /could not be read/],
    ['that meets an error of ours', problem(500, 'internal'), 'internal', 'Something went wrong'],
    ['that is rejected with a detail', problem(409, 'in_use', { detail: 'Shown on /.' }), 'in_use', 'Shown on /.'],
    [
      'with an invalid field',
      problem(400, 'invalid_request', { fields: [{ path: 'name', message: 'Name it.' }] }),
      'invalid_request',
      'Name it.',
    ],
  ] as const)('%s fails with a code and a message', async (_, answer, code, message) => {
    serve(answer);
    const failure = await failureOf(callApi(api, 'GET /api/things', { timeout: 20 }));
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ code, message: expect.stringMatching(message) as string });
  });

  it('without a connection fails as offline', async () => {
    online = false;
    serve(lost);
    expect(await failureOf(callApi(api, 'GET /api/things'))).toMatchObject({ code: 'offline' });
  });

  it.each([
    ['120', 120],
    ['later', null],
    ['', null],
  ])('that came too often knows when to try again (Retry-After "%s")', async (header, seconds) => {
    serve(problem(429, 'rate_limited', {}, { 'Retry-After': header }));
    expect(await failureOf(callApi(api, 'GET /api/things'))).toMatchObject({ retryAfter: seconds });
  });

  it('in conflict with another save carries what is stored', async () => {
    serve(problem(409, 'conflict', { current: { rev: 3 } }));
    expect(await failureOf(callApi(api, 'GET /api/things'))).toMatchObject({ current: { rev: 3 } });
  });

  it('that is aborted throws the reason', async () => {
    serve(silent);
    const abort = new AbortController();
    const call = failureOf(callApi(api, 'GET /api/things', { signal: abort.signal }));
    abort.abort('left the page');
    expect(await call).toBe('left the page');
  });
});
