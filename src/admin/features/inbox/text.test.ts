import { expect, it } from 'vitest';
import { INBOX_TEXT } from './text.ts';

it('does not say that a guest without an email was told of a hold', () => {
  const { hold } = INBOX_TEXT.stay.done;
  expect(hold('night', 'ana@example.org')).toBe('The nights are held, and the guest has been told by email.');
  expect(hold('day', '')).toBe('The days are held. The guest left no email address: please call.');
});
