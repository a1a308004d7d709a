import type { Access } from '#domain/api/endpoint.ts';
import type { Member } from '#domain/api/handler.ts';
import { describe, expect, it } from 'vitest';
import { authorise, requireSecondFactor, type Colleague } from './authorise.ts';

const STAFF: Access = ['editor', 'admin'];

function signedIn(hasSecondFactor: boolean): Member {
  return { uid: 'u1', email: null, emailVerified: true, signedInAt: new Date(0), hasSecondFactor, role: 'editor' };
}

it('requires a second factor at an endpoint for staff when the policy is required', () => {
  expect(() => requireSecondFactor(STAFF, signedIn(false), 'required')).toThrow(
    expect.objectContaining({ code: 'second_factor_required' }),
  );
  expect(() => requireSecondFactor(STAFF, signedIn(true), 'required')).not.toThrow();
});

it.each(['off', 'optional'] as const)('requires no second factor when the policy is %s', (policy) => {
  expect(() => requireSecondFactor(STAFF, signedIn(false), policy)).not.toThrow();
});

it('requires no second factor at endpoints for members and visitors', () => {
  expect(() => requireSecondFactor('member', signedIn(false), 'required')).not.toThrow();
  expect(() => requireSecondFactor('public', null, 'required')).not.toThrow();
});

describe('a token with a role', () => {
  const member: Member = { ...signedIn(false), email: 'ana@test.example' };
  const line: Colleague = { email: 'Ana@Test.example', role: 'editor', isDisabled: false };
  const admit = (caller: Member, colleague: Colleague | null) =>
    authorise(STAFF, new Request('http://site.example/'), {
      authenticate: async () => caller,
      readColleague: async () => colleague,
    });

  it('is admitted while the list of staff has the same account, email and role', async () => {
    expect(await admit(member, line)).toEqual(member);
  });

  it.each<[string, Member, Colleague | null]>([
    ['whose account is not on the list', member, null],
    ['of a closed account', member, { ...line, isDisabled: true }],
    ['with another role than the list', { ...member, role: 'admin' }, line],
    ['with another email than the list', { ...member, email: 'stranger@test.example' }, line],
    ['without an email', { ...member, email: null }, line],
    ['with an email that is not confirmed', { ...member, emailVerified: false }, line],
  ])('%s is not', async (_, caller, colleague) => {
    await expect(admit(caller, colleague)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
