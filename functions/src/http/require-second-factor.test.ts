import type { Access } from '#domain/api/endpoint.ts';
import type { Member } from '#domain/api/handler.ts';
import { expect, it } from 'vitest';
import { requireSecondFactor } from './require-second-factor.ts';

const STAFF: Access = ['editor', 'admin'];

function signedIn(hasSecondFactor: boolean): Member {
  return { uid: 'u1', email: null, emailVerified: true, signedInAt: new Date(0), hasSecondFactor, role: 'editor' };
}

it('an endpoint for staff needs a second factor where the setting requires one', () => {
  expect(() => requireSecondFactor(STAFF, signedIn(false), 'required')).toThrow(
    expect.objectContaining({ code: 'second_factor_required' }),
  );
  expect(() => requireSecondFactor(STAFF, signedIn(true), 'required')).not.toThrow();
});

it.each(['off', 'optional'] as const)('nobody needs one while it is %s', (policy) => {
  expect(() => requireSecondFactor(STAFF, signedIn(false), policy)).not.toThrow();
});

it('endpoints for members and visitors need none', () => {
  expect(() => requireSecondFactor('member', signedIn(false), 'required')).not.toThrow();
  expect(() => requireSecondFactor('public', null, 'required')).not.toThrow();
});
