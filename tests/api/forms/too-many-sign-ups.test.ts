import { afterAll, expect, it } from 'vitest';
import { openFormHandlers, rejectionOf } from '#support/forms/form-handlers.ts';
import { newEmail } from '#support/forms/sending.ts';

let now = new Date('2026-11-23T10:20:00Z');
const { signUp, close } = await openFormHandlers('sign-ups', () => now);
afterAll(close);

it('a newsletter sign-up is mailed to one email three times a day at most, wherever it comes from', async () => {
  const email = newEmail();
  for (let sent = 0; sent < 3; sent += 1) expect(await signUp(email)).toEqual({ status: 'confirmation_mailed' });
  expect((await rejectionOf(signUp(email))).code).toBe('rate_limited');
  now = new Date('2026-11-24T00:00:00Z');
  expect(await signUp(email)).toEqual({ status: 'confirmation_mailed' });
});
