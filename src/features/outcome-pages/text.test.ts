import { expect, it } from 'vitest';
import { REJECTION_PAGES, SENT_PAGES } from './text.ts';

it('without JavaScript a form about a property that was withdrawn says so', () => {
  const { title, text } = REJECTION_PAGES.not_found;
  expect(title).toBe('This property is no longer available');
  expect(text).not.toContain('correct it');
});

it('an invalid link of a newsletter email does not tell a reader who unsubscribes only to sign up again', () => {
  expect(REJECTION_PAGES.ticket_refused.text).toContain('write to us');
});

it('somebody who sent too many forms is not told to try again sooner than a limit ends', () => {
  const { text } = REJECTION_PAGES.rate_limited;
  expect(text).not.toContain('minutes');
  expect(text).toMatch(/hour.*tomorrow/);
});

it('an owner without JavaScript learns how to send photographs although an hour may bring no acknowledgement', () => {
  expect(SENT_PAGES.submission.text).not.toContain('just sent you');
  expect(SENT_PAGES.submission.text).toContain('by email');
});
