import { describe, expect, it, vi } from 'vitest';
import { callSite, readProblem } from '../support/api-calls.ts';

describe('an address that does not exist', () => {
  it.each(['/api/nothing', '/api/health/more', '/api/', '/api/Health', '/api/%2e%2e%2fhealth'])(
    '%s is answered with 404',
    async (path) => {
      const answer = await callSite(path);
      expect(await readProblem(answer)).toMatchObject({ status: 404, code: 'not_found' });
    },
  );
});

describe('a method that an address does not have', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is answered with 405 and those it has', async (method) => {
    const answer = await callSite('/api/health', { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect((await readProblem(answer)).code).toBe('method_not_allowed');
  });
});

describe('a body that the platform cannot parse', () => {
  const send = (body: string, contentType: string) =>
    callSite('/api/health', { method: 'POST', body, headers: { 'Content-Type': contentType } });

  /** The platform reads bodies before our code; its failures are ours to answer once an instance has answered anything. */
  function warmProblem(body: string, contentType: string) {
    const attempt = async () => {
      await callSite('/api/health');
      return readProblem(await send(body, contentType));
    };
    return vi.waitFor(attempt, { timeout: 20_000 });
  }

  it('is never a fault of ours, even before the first answer', async () => {
    expect((await send('{"name"', 'application/json')).status).toBe(400);
  });

  it('is answered with a problem', async () => {
    const problem = await warmProblem('{"name"', 'application/json');
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it('because of its charset is an unsupported media type', async () => {
    const problem = await warmProblem('{}', 'application/json; charset=klingon');
    expect(problem).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });
});

describe('every answer', () => {
  it('carries an id of its own, whatever the caller sends', async () => {
    const headers = { 'X-Request-Id': 'mine' };
    const [one, other] = await Promise.all([callSite('/api/nothing', { headers }), callSite('/api/health')]);
    const ids = [one, other].map((answer) => answer.headers.get('X-Request-Id'));
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('invites no other site', async () => {
    const answer = await callSite('/api/health', { headers: { Origin: 'https://elsewhere.example' } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});
