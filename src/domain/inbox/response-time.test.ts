import { describe, expect, it } from 'vitest';
import { replyClock } from './response-clock.ts';
import { medianReplyTime, responseTimeText } from './response-time.ts';

const BEGAN = Date.parse('2026-11-21T12:00:00Z');
const answered = (minutes: number | null) => ({
  receivedAt: new Date(BEGAN).toISOString(),
  answeredAt: minutes === null ? null : new Date(BEGAN + minutes * 60_000).toISOString(),
});

describe('the median reply time', () => {
  it.each([
    { minutes: [30], median: 30 },
    { minutes: [300, 10, 60], median: 60 },
    { minutes: [10, 20, 40, 4000], median: 30 },
    { minutes: [10, null, null], median: 10 },
    { minutes: [], median: null },
  ])('of answers after $minutes minutes is $median', ({ minutes, median }) => {
    expect(medianReplyTime(minutes.map(answered)).medianMinutes).toBe(median);
  });

  it.each([
    { medianMinutes: 12, answers: 5, words: 'within an hour' },
    { medianMinutes: 61, answers: 9, words: 'within 2 hours' },
    { medianMinutes: 36 * 60, answers: 9, words: 'within 36 hours' },
    { medianMinutes: 37 * 60, answers: 9, words: 'within 2 days' },
    { medianMinutes: 12, answers: 4, words: null },
    { medianMinutes: null, answers: 0, words: null },
  ])('of $medianMinutes minutes over $answers answers is told as $words', ({ words, ...measured }) => {
    expect(responseTimeText(measured)).toBe(words);
  });
});

describe('the clock of an answer', () => {
  it.each([
    { minutes: 0.5, words: 'Due in 1 min' },
    { minutes: 59, words: 'Due in 59 min' },
    { minutes: 61, words: 'Due in 1 h' },
    { minutes: 3000, words: 'Due in 2 days' },
    { minutes: -30, words: 'Overdue by 30 min' },
    { minutes: -2879, words: 'Overdue by 47 h' },
  ])('$words', ({ minutes, words }) => {
    expect(replyClock(new Date(BEGAN + minutes * 60_000).toISOString(), BEGAN)).toBe(words);
  });
});
