import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { callSite, readProblem } from '#support/api/calls.ts';

describe('a path that does not exist', () => {
  it.each(['/api/nothing', '/api/health/more', '/api/', '/api/Health', '/api/%2e%2e%2fhealth'])(
    '%s gets 404',
    async (path) => {
      const response = await callSite(path);
      expect(await readProblem(response)).toMatchObject({ status: 404, code: 'not_found' });
    },
  );
});

describe('a method that a path does not support', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s gets 405 with the supported methods', async (method) => {
    const response = await callSite('/api/health', { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect((await readProblem(response)).code).toBe('method_not_allowed');
  });
});

describe('a body that the platform cannot parse', () => {
  const send = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
    callSite('/api/enquiries', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

  // No page or program of ours sends such a body: the platform's own page with the status is enough (docs/decisions/0005).
  async function expectStatusAlone(response: Response, status: number, reason: string): Promise<void> {
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    expect(await response.text()).toMatch(new RegExp(`<pre>${reason}</pre>`));
  }

  it('gets its status and nothing about the code', async () => {
    await expectStatusAlone(await send('{"name"', {}), 400, 'Bad Request');
  });

  it('with an unknown charset is an unsupported media type', async () => {
    const response = await send('{}', { 'Content-Type': 'application/json; charset=klingon' });
    await expectStatusAlone(response, 415, 'Unsupported Media Type');
  });

  it.each([
    ['is damaged', Uint8Array.from([...gzipSync('{"key":1}').subarray(0, 12), 255, 255, 255])],
    ['is cut off', new Uint8Array(gzipSync('{"key":1}').subarray(0, -9))],
    ['is none', new TextEncoder().encode('{"key":1}')],
  ])('because its gzip %s gets its status and nothing about the code', async (_, body) => {
    await expectStatusAlone(await send(body, { 'Content-Encoding': 'gzip' }), 400, 'Bad Request');
  });
});

describe('every response', () => {
  it('has its own id, whatever the caller sends', async () => {
    const headers = { 'X-Request-Id': 'mine' };
    const [one, other] = await Promise.all([callSite('/api/nothing', { headers }), callSite('/api/health')]);
    const ids = [one, other].map((response) => response.headers.get('X-Request-Id'));
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('allows no other origin', async () => {
    const response = await callSite('/api/health', { headers: { Origin: 'https://elsewhere.example' } });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});
