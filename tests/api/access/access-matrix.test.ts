import { randomUUID } from 'node:crypto';
import { admission, API_ACTORS, type Admission, type ApiActor } from '#support/api/actors.ts';
import { API } from '#domain/api/contract.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { problemSchema } from '#domain/api/problem.ts';
import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapLimited } from '#functions/platform/map-limited.ts';
import { openAccountFixture } from '#support/accounts/fixture.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { callSite } from '#support/api/calls.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { openSquatter } from '#support/accounts/squatter.ts';
import { memberResponse } from '#support/accounts/staff-fixture.ts';
import { alteredToken } from '#support/accounts/tokens.ts';

/** Requests at the same time; the emulator may start a process for each. */
const AT_ONCE = 8;

const environment = readEmulatorEnvironment();
const admin = openAdminApp(environment);
const accounts = openAccountFixture(environment);
const endpoints = Object.entries<Endpoint>(API);
/** Ids of accounts to remove from the list of staff at the end. */
const staffUids: string[] = [];

afterAll(async () => {
  for (const uid of staffUids) await openAdminFirestore(admin).doc(`staff/${uid}`).delete();
  await getAuth(admin).deleteUsers(staffUids);
  await accounts.close();
  await deleteApp(admin);
});

/** A token for each actor but visitors, and one for the member who deletes the account. */
async function openTokens(): Promise<ReadonlyMap<ApiActor | 'member who leaves', string>> {
  const [member, leaving, editor, concierge, adminAccount, disabled, unconfirmed, offList] = await Promise.all([
    accounts.open('member'),
    accounts.open('member'),
    accounts.open('editor'),
    accounts.open('concierge'),
    accounts.open('admin'),
    accounts.open('admin'),
    accounts.open('admin', 'Unconfirmed', false),
    accounts.open('admin'),
  ]);
  const token = await adminAccount.idToken();
  const preRegistered = await openSquatter(getAuth(admin), openAdminFirestore(admin), accounts.openVisitor());
  const invitation = { key: randomUUID(), email: preRegistered.email, name: 'Ana Prova', role: 'admin' };
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const invited = await callSite('/api/admin/staff', { method: 'POST', headers, body: JSON.stringify(invitation) });
  staffUids.push(memberResponse.parse(await invited.json()).member.uid);
  await openAdminFirestore(admin).doc(`staff/${offList.uid}`).delete();
  const disabledToken = await disabled.idToken();
  await getAuth(admin).updateUser(disabled.uid, { disabled: true });
  const elsewhere = { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' };
  return new Map([
    ['member', await member.idToken()],
    ['member who leaves', await leaving.idToken()],
    ['disabled staff', disabledToken],
    ['unconfirmed staff', await unconfirmed.idToken()],
    ['staff off the list', await offList.idToken()],
    ['pre-registered account', preRegistered.token],
    ['editor', await editor.idToken()],
    ['concierge', await concierge.idToken()],
    ['admin', token],
    ['expired token', alteredToken(token, { iat: 1, exp: 2 })],
    // The emulator checks no signature, so the forged token names an unknown account.
    ['forged token', alteredToken(token, { sub: 'forged', user_id: 'forged', uid: 'forged' })],
    ['token of another project', alteredToken(token, elsewhere)],
  ]);
}

/** Headers that proxies and platforms add for an administrator in an internal network. */
function spoofedHeaders(uid: string, email: string): Record<string, string> {
  const claims = { uid, sub: uid, email, email_verified: true, role: 'admin' };
  const encoded = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return {
    'X-Forwarded-For': '127.0.0.1, 10.0.0.1',
    'X-Forwarded-Host': 'localhost',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-User': email,
    'X-Real-IP': '127.0.0.1',
    'X-Original-URL': '/api/health',
    'X-HTTP-Method-Override': 'GET',
    Forwarded: 'for=127.0.0.1;host=localhost;proto=https',
    'Fastly-Client-IP': '127.0.0.1',
    'True-Client-IP': '127.0.0.1',
    'X-Appengine-User-IP': '127.0.0.1',
    'X-Appengine-Cron': 'true',
    'X-Goog-Authenticated-User-Id': `accounts.google.com:${uid}`,
    'X-Goog-Authenticated-User-Email': `accounts.google.com:${email}`,
    'X-Apigateway-Api-Userinfo': encoded,
    'X-Endpoint-API-UserInfo': encoded,
    'X-Serverless-Authorization': `Bearer ${encoded}`,
    'X-Original-Auth': `Bearer ${encoded}`,
    'X-Callable-Context-Auth': encodeURIComponent(JSON.stringify({ uid, token: claims })),
  };
}

/** Request headers of an actor; throws when a token is missing, because the request would count as a visitor's. */
function headersOf(
  actor: ApiActor,
  token: string | undefined,
  spoofed: Record<string, string>,
): Record<string, string> {
  if (actor === 'visitor') return {};
  if (actor === 'spoofed front headers') return spoofed;
  if (token === undefined) throw new Error(`No token for '${actor}'`);
  return { Authorization: `Bearer ${token}` };
}

/** Sends an incomplete request, which is validated only after authentication. */
async function sendSmallestRequest(
  key: string,
  endpoint: Endpoint,
  headers: Record<string, string>,
): Promise<Admission | string> {
  const [method = '', path = ''] = key.split(' ');
  const json = endpoint.body === undefined || !('schema' in endpoint.body) ? {} : { body: '{}' };
  const response = await callSite(
    path.replaceAll(/\{\w+\}/g, () => randomUUID()),
    {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...json,
    },
  );
  if (response.headers.get('Content-Type') !== 'application/problem+json') {
    await response.arrayBuffer();
    return response.ok ? 'admitted' : `status ${response.status}`;
  }
  const { code, status } = problemSchema.parse(await response.json());
  if (code === 'unauthenticated' || code === 'forbidden') return code;
  // A server error or another rejection is not an admission.
  return status === 500 || status === 401 || status === 403 ? code : 'admitted';
}

let headers: (key: string, actor: ApiActor) => Record<string, string>;

beforeAll(async () => {
  const tokens = await openTokens();
  const known = await accounts.open('admin');
  const spoofed = spoofedHeaders(known.uid, known.email);
  headers = (key, actor) => {
    const leaves = actor === 'member' && key === 'DELETE /api/account';
    return headersOf(actor, tokens.get(leaves ? 'member who leaves' : actor), spoofed);
  };
});

describe('every endpoint admits exactly the actors of the access table', () => {
  it.each(endpoints)('%s', async (key, endpoint) => {
    const expected = Object.fromEntries(API_ACTORS.map((actor) => [actor, admission(endpoint.access, actor)]));
    const actual = await mapLimited(API_ACTORS, AT_ONCE, async (actor) => {
      return [actor, await sendSmallestRequest(key, endpoint, headers(key, actor))] as const;
    });
    expect(Object.fromEntries(actual)).toEqual(expected);
  });
});
