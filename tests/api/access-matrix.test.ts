import { randomUUID } from 'node:crypto';
import { admission, API_ACTORS, type Admission, type ApiActor } from '@site/domain/api-actors';
import { API } from '@site/domain/api-contract';
import type { Endpoint } from '@site/domain/api-endpoint';
import { problemSchema } from '@site/domain/api-problem';
import { deleteApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapLimited } from '../../functions/src/platform/map-limited.ts';
import { openAccountOffice } from '../support/actors.ts';
import { openAdminApp } from '../support/admin-app.ts';
import { callSite } from '../support/api-calls.ts';
import { readEmulatorEnvironment } from '../support/emulator-environment.ts';
import { alteredToken } from '../support/tokens.ts';

/** Requests under way at once: the emulator may start a process for each. */
const AT_ONCE = 8;

const environment = readEmulatorEnvironment();
const admin = openAdminApp(environment);
const office = openAccountOffice(environment);
const endpoints = Object.entries<Endpoint>(API);
const outcomes = new Map<string, Admission | string>();

afterAll(async () => {
  await office.close();
  await deleteApp(admin);
});

/** The token of each actor; a visitor has none. The one who leaves is the member who deletes the account. */
async function openTokens(): Promise<ReadonlyMap<ApiActor | 'member who leaves', string>> {
  const [member, leaving, editor, concierge, chief, disabled] = await Promise.all([
    ...[office.open('member'), office.open('member'), office.open('editor'), office.open('concierge')],
    ...[office.open('admin'), office.open('admin')],
  ]);
  if (!member || !leaving || !editor || !concierge || !chief || !disabled) throw new Error('Six accounts were opened');
  const token = await chief.idToken();
  const disabledToken = await disabled.idToken();
  await getAuth(admin).updateUser(disabled.uid, { disabled: true });
  const elsewhere = { aud: 'demo-other', iss: 'https://securetoken.google.com/demo-other' };
  return new Map([
    ['member', await member.idToken()],
    ['member who leaves', await leaving.idToken()],
    ['disabled staff', disabledToken],
    ['editor', await editor.idToken()],
    ['concierge', await concierge.idToken()],
    ['admin', token],
    ['expired token', alteredToken(token, { iat: 1, exp: 2 })],
    // The emulator checks no signature: a forger who does not know an account's id is as far as a test can go here.
    ['forged token', alteredToken(token, { sub: 'forged', user_id: 'forged', uid: 'forged' })],
    ['token of another project', alteredToken(token, elsewhere)],
  ]);
}

/** Sends the smallest request of an endpoint: what it lacks is found out only after the gate. */
async function knock(key: string, endpoint: Endpoint, token: string | undefined): Promise<Admission | string> {
  const [method = '', path = ''] = key.split(' ');
  const json = endpoint.body === null || !('schema' in endpoint.body) ? {} : { body: '{}' };
  const answer = await callSite(
    path.replaceAll(/\{\w+\}/g, () => randomUUID()),
    {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...json,
    },
  );
  if (answer.headers.get('Content-Type') !== 'application/problem+json') {
    await answer.arrayBuffer();
    return answer.ok ? 'admitted' : `status ${answer.status}`;
  }
  const { code, status } = problemSchema.parse(await answer.json());
  if (code === 'unauthenticated' || code === 'forbidden') return code;
  // A fault of ours, and any other refusal of the gate, is no admission.
  return status === 500 || status === 401 || status === 403 ? code : 'admitted';
}

beforeAll(async () => {
  const tokens = await openTokens();
  const cells = endpoints.flatMap(([key, endpoint]) => API_ACTORS.map((actor) => ({ key, endpoint, actor })));
  await mapLimited(cells, AT_ONCE, async ({ key, endpoint, actor }) => {
    const leaves = actor === 'member' && key === 'DELETE /api/account';
    const token = tokens.get(leaves ? 'member who leaves' : actor);
    outcomes.set(`${key} ${actor}`, await knock(key, endpoint, token));
  });
}, 60_000);

describe('every endpoint lets in whom the table of access says, and nobody else', () => {
  it.each(endpoints)('%s', (key, { access }) => {
    const actual = Object.fromEntries(API_ACTORS.map((actor) => [actor, outcomes.get(`${key} ${actor}`)]));
    const expected = Object.fromEntries(API_ACTORS.map((actor) => [actor, admission(access, actor)]));
    expect(actual).toEqual(expected);
  });
});
