import { defineApi } from '#domain/api/endpoint.ts';
import type { HandlerMap, Member } from '#domain/api/handler.ts';
import { problemSchema } from '#domain/api/problem.ts';
import { ApiError } from '#domain/core/errors.ts';
import { staffRoleSchema, type StaffRole } from '#domain/staff/role.ts';
import { logger } from 'firebase-functions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { catchErrors } from './catch-errors.ts';
import { createApiRouter } from './api-router.ts';

const shared = { summary: 'Does it.', errors: [] } as const;

const api = defineApi({
  'GET /api/things/{id}': {
    ...shared,
    access: 'public',
    params: { id: z.string().regex(/^[a-z]+$/) },
    query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
    response: z.object({ id: z.string(), page: z.number() }),
    errors: ['not_found'],
  },
  'POST /api/things': {
    ...shared,
    access: 'public',
    creates: null,
    body: { schema: z.strictObject({ name: z.string().trim().min(1) }), maxBytes: 100 },
    response: z.object({ name: z.string() }),
  },
  'GET /api/link': {
    ...shared,
    access: 'public',
    query: z.object({ token: z.string().length(3) }),
    media: 'text/html',
    response: z.string(),
  },
  'GET /api/mine': { ...shared, access: 'member', response: z.object({ uid: z.string() }) },
  'DELETE /api/things/{id}': {
    ...shared,
    access: ['editor', 'admin'],
    params: { id: z.string() },
    response: z.object({}),
  },
});

const handlers: HandlerMap<typeof api> = {
  'GET /api/things/{id}': async ({ params, query }) => {
    if (params.id === 'missing') throw new ApiError('not_found', { detail: 'No such thing.' });
    if (params.id === 'undeclared') throw new ApiError('conflict');
    if (params.id === 'broken') throw new Error('the database password is hunter');
    return { ...params, ...query, secret: 'never declared' };
  },
  'POST /api/things': async ({ body }) => body,
  'GET /api/link': async () => '<h1>Confirm</h1>',
  'GET /api/mine': async ({ member }) => ({ uid: member.uid }),
  'DELETE /api/things/{id}': async () => ({}),
};

/** Takes the role from the authorization header instead of a token; `authenticate.ts` has its own tests. */
const authenticate = async (request: Request): Promise<Member> => {
  const role = z.enum(['member', 'editor', 'concierge', 'admin']).safeParse(request.headers.get('authorization')).data;
  if (role === undefined) throw new ApiError('unauthenticated');
  const staffRole: StaffRole | null = role === 'member' ? null : role;
  return {
    uid: role,
    email: `${role}@test.example`,
    emailVerified: true,
    signedInAt: new Date(0),
    hasSecondFactor: false,
    role: staffRole,
  };
};

const router = catchErrors(
  createApiRouter(api, handlers, {
    authenticate,
    readColleague: async (uid) => ({
      email: `${uid}@test.example`,
      role: staffRoleSchema.parse(uid),
      isDisabled: false,
    }),
    verifyApp: async () => undefined,
    secondFactor: () => 'off',
  }),
);

function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  return router(new Request(`http://site.example${path}`, { method, ...init }));
}

async function problemOf(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  return problemSchema.parse(await response.json());
}

afterEach(() => vi.restoreAllMocks());

describe('a response', () => {
  it('holds what the contract declares and nothing else', async () => {
    const response = await send('GET', '/api/things/a?page=2');
    expect(await response.json()).toEqual({ id: 'a', page: 2 });
  });

  it('is not cached, names its request and forbids guessing its type', async () => {
    const { headers } = await send('GET', '/api/things/a');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('to HEAD is the response to GET without a body', async () => {
    const response = await send('HEAD', '/api/things/a');
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('a URL', () => {
  it.each(['/api/nothing', '/api', '/', '/api/things/a/b', '/api/things/', '/API/things/a'])(
    '%s that does not exist is not_found',
    async (path) => {
      const response = await send('GET', path);
      expect((await problemOf(response)).code).toBe('not_found');
    },
  );

  it('with a parameter that breaks its rule is not_found', async () => {
    const response = await send('GET', '/api/things/UPPER');
    expect(response.status).toBe(404);
  });

  it('with a query that breaks its rule names the parameter', async () => {
    const response = await send('GET', '/api/things/a?page=0');
    expect(await problemOf(response)).toMatchObject({ code: 'invalid_request', fields: [{ path: 'page' }] });
  });

  it('with a repeated parameter is rejected', async () => {
    const response = await send('GET', '/api/things/a?page=1&page=2');
    expect((await problemOf(response)).code).toBe('invalid_request');
  });

  it.each([
    ['PUT', '/api/things/a', 'DELETE, GET, HEAD'],
    ['GET', '/api/things', 'POST'],
    ['OPTIONS', '/api/mine', 'GET, HEAD'],
  ])('responds to %s %s with 405 and the allowed methods', async (method, path, allow) => {
    const response = await send(method, path);
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allow]);
    expect((await problemOf(response)).code).toBe('method_not_allowed');
  });
});

describe('the page behind the link of an email', () => {
  const open = (path: string, accept: string) => send('GET', path, { headers: { Accept: accept } });

  it('is sent to a browser', async () => {
    const response = await open('/api/link?token=abc', 'text/html');
    expect([response.status, await response.text()]).toEqual([200, '<h1>Confirm</h1>']);
  });

  it('gives way to a page that says so when a mail program broke the link', async () => {
    const response = await open('/api/link?token=a', 'text/html,*/*;q=0.8');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/not-sent/ticket-refused']);
  });

  it('gives a program the error', async () => {
    expect((await problemOf(await open('/api/link?token=a', '*/*'))).code).toBe('invalid_request');
  });
});

describe('a body', () => {
  const post = (body: string) => send('POST', '/api/things', { body, headers: { 'Content-Type': 'application/json' } });

  it('reaches the handler as the schema of its endpoint reads it', async () => {
    expect(await (await post('{"name":"  Casa  "}')).json()).toEqual({ name: 'Casa' });
  });

  it('that the schema rejects gives an error with the invalid field', async () => {
    expect(await problemOf(await post('{}'))).toMatchObject({ code: 'invalid_request', fields: [{ path: 'name' }] });
  });
});

describe('access', () => {
  it.each([
    ['GET', '/api/mine', null, 401],
    ['GET', '/api/mine', 'member', 200],
    ['GET', '/api/mine', 'admin', 200],
    ['DELETE', '/api/things/a', null, 401],
    ['DELETE', '/api/things/a', 'member', 403],
    ['DELETE', '/api/things/a', 'concierge', 403],
    ['DELETE', '/api/things/a', 'editor', 200],
    ['DELETE', '/api/things/a', 'admin', 200],
  ])('%s %s by %s gives %i', async (method, path, role, status) => {
    const response = await send(method, path, { headers: role === null ? {} : { Authorization: role } });
    expect(response.status).toBe(status);
  });

  it('is denied to a page of another site, whoever is signed in there', async () => {
    const headers = { Authorization: 'admin', 'Sec-Fetch-Site': 'cross-site' };
    expect((await problemOf(await send('DELETE', '/api/things/a', { headers }))).code).toBe('wrong_origin');
  });
});

describe('a failure', () => {
  it('that the contract declares is sent to the caller', async () => {
    const problem = await problemOf(await send('GET', '/api/things/missing'));
    expect(problem).toMatchObject({ status: 404, code: 'not_found', detail: 'No such thing.' });
  });

  it('of any other kind is logged in full and sent as a generic error', async () => {
    const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
    const response = await send('GET', '/api/things/broken');
    expect(JSON.stringify(await problemOf(response))).not.toContain('hunter');
    const [message, error, request] = log.mock.calls[0] ?? [];
    expect(message).toBe('GET /api/things/broken failed with internal');
    expect(error).toMatchObject({ message: 'the database password is hunter' });
    expect(request).toMatchObject({ requestId: response.headers.get('X-Request-Id') });
  });

  it('that the contract does not declare is an internal error', async () => {
    const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
    expect((await problemOf(await send('GET', '/api/things/undeclared'))).code).toBe('internal');
    expect(log.mock.calls[0]?.[1]).toMatchObject({
      message: 'GET /api/things/{id} responded with conflict, which its contract does not declare',
    });
  });
});
