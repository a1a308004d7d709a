import { expect, it } from 'vitest';
import { EXPORT_TEXT } from './text.ts';

it.each([
  [0, 'a.csv was saved.'],
  [1, 'a.csv was saved. One row could not be read and is missing; the server’s log names it.'],
  [1200, 'a.csv was saved. 1,200 rows could not be read and are missing; the server’s log names them.'],
])('an export without %i rows that cannot be read says so', (unreadable, sentence) => {
  expect(EXPORT_TEXT.done('a.csv', unreadable)).toBe(sentence);
});

it('says of the subscribers whom the newsletter may be sent to, because the file has all sign-ups', () => {
  const { hint } = EXPORT_TEXT.kinds.subscribers;
  expect(hint).toContain('also those that were never confirmed or have ended');
  expect(hint).toContain('only to addresses with the state “confirmed”');
});
