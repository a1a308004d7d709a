import { expect, it } from 'vitest';
import { ACCOUNT_EMAIL_INVALID, FAILED_TO_SIGN_UP, TOO_MANY_ATTEMPTS } from '#domain/account/text.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { registrationFailure } from './registration-failure.ts';

it('a registration shows an email that the API rejects beside its field', () => {
  const fault = { path: 'email', message: ACCOUNT_EMAIL_INVALID };
  expect(registrationFailure(new ApiFailure('invalid_request', { fields: [fault] }))).toEqual(fault);
});

it.each([
  [new ApiFailure('rate_limited'), TOO_MANY_ATTEMPTS],
  [new ApiFailure('invalid_request', { fields: [{ path: '', message: 'Unknown key' }] }), FAILED_TO_SIGN_UP],
  [new TypeError('no response'), FAILED_TO_SIGN_UP],
])('a registration that failed otherwise says so above the button: %s', (error, text) => {
  expect(registrationFailure(error)).toBe(text);
});
