import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FORM_FILL_MIN } from '#domain/site/limits.ts';
import { createSubmission, untilFilledIn } from './create-submission.ts';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts the time since the visitor first used the form', () => {
  const submission = createSubmission('form');
  vi.advanceTimersByTime(4000);
  expect(submission.attempt().elapsed).toBe(4000);
});

it('can be sent after the clock of the device was set back', async () => {
  const submission = createSubmission('form');
  vi.setSystemTime(Date.now() - HOUR);
  const filledIn = untilFilledIn(submission);
  await vi.advanceTimersByTimeAsync(FORM_FILL_MIN);
  await filledIn;
  expect(submission.attempt().elapsed).toBe(FORM_FILL_MIN);
});
