import type { Access } from '#domain/api/endpoint.ts';
import type { Member } from '#domain/api/handler.ts';
import { expect, it } from 'vitest';
import { requireSecondFactor } from './authorise.ts';

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
