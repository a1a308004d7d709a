import { API } from '#domain/api/contract.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccountFixture, type Account } from '#support/accounts/fixture.ts';
import { callSite, readProblem } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

const accounts = openAccountFixture(readEmulatorEnvironment());
let admin: Account;
beforeAll(async () => {
  admin = await accounts.open('admin');
});
afterAll(() => accounts.close());

async function call(method: string, path: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${await admin.idToken()}`, 'Content-Type': 'application/json' };
  return callSite(path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) });
}

const withParameters = Object.entries<Endpoint>(API).flatMap(([key, { access }]) =>
  key.includes('{') && access !== 'public' ? [key] : [],
);

describe('an id that the database keeps for itself', () => {
  it.each(withParameters)('is an error of the caller in %s', async (key) => {
    const [method = '', path = ''] = key.split(' ');
    const named = path.replace('{kind}', 'properties').replace('{box}', 'enquiries').replace('{number}', '0');
    const response = await call(method, named.replaceAll(/\{\w+\}/g, '__x__'));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});

describe('a day that the database cannot compare', () => {
  it.each(['0000-01-01', '9999-12-31'])('such as %s is an error that names its field', async (day) => {
    for (const [path, field] of [
      [`/api/admin/audit?from=${day}`, 'from'],
      [`/api/admin/audit?to=${day}`, 'to'],
      [`/api/admin/exports/enquiries?from=${day}&to=2026-01-01`, 'from'],
      [`/api/admin/exports/enquiries?from=2026-01-01&to=${day}`, 'to'],
      [`/api/admin/inbox-changes?since=${day}T00:00:00Z`, 'since'],
    ] as const) {
      const problem = await readProblem(await call('GET', path));
      expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
      expect(problem.fields?.map((fault) => fault.path)).toEqual([field]);
    }
  });
});
