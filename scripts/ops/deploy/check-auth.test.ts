import { expect, it } from 'vitest';
import { findAuthFaults } from './check-auth.ts';

const SAFE = {
  name: 'projects/1/config',
  client: { apiKey: 'public', permissions: { disabledUserSignup: true } },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
};

it('accepts a project where nobody signs up at Auth and emails change only after they are confirmed', () => {
  expect(findAuthFaults(SAFE)).toEqual([]);
});

it.each([
  ['sign-up is on', { ...SAFE, client: { permissions: {} } }, ['anybody sign up']],
  ['email enumeration protection is off', { ...SAFE, emailPrivacyConfig: {} }, ['an email that is not theirs']],
  ['nothing is set', {}, ['anybody sign up', 'an email that is not theirs']],
])('refuses a project where %s', (_, config, faults) => {
  expect(findAuthFaults(config)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});
