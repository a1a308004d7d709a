import { describe, expect, it } from 'vitest';
import { computeReplyTime, formatDeadline, formatResponseTime } from './response-time.ts';

const BEGAN = Date.parse('2026-11-21T12:00:00Z');
const repliedAfter = (minutes: number | null) => ({
  receivedAt: new Date(BEGAN).toISOString(),
  answeredAt: minutes === null ? null : new Date(BEGAN + minutes * 60_000).toISOString(),
});

describe('the median response time', () => {
  it.each([
    { minutes: [30], median: 30 },
    { minutes: [300, 10, 60], median: 60 },
    { minutes: [10, 20, 40, 4000], median: 30 },
    { minutes: [10, null, null], median: 10 },
    { minutes: [], median: null },
  ])('of replies after $minutes minutes is $median', ({ minutes, median }) => {
    expect(computeReplyTime(minutes.map(repliedAfter)).medianMinutes).toBe(median);
  });

  it.each([
    { medianMinutes: 12, answers: 5, text: 'within an hour' },
    { medianMinutes: 61, answers: 9, text: 'within 2 hours' },
    { medianMinutes: 36 * 60, answers: 9, text: 'within 36 hours' },
    { medianMinutes: 37 * 60, answers: 9, text: 'within 2 days' },
    { medianMinutes: 12, answers: 4, text: null },
    { medianMinutes: null, answers: 0, text: null },
  ])('of $medianMinutes minutes over $answers replies is shown as $text', ({ text, ...measured }) => {
    expect(formatResponseTime(measured)).toBe(text);
  });
});

describe('the deadline of a reply', () => {
  it.each([
    { minutes: 0.5, text: 'Due in 1 min' },
    { minutes: 59, text: 'Due in 59 min' },
    { minutes: 61, text: 'Due in 1 h' },
    { minutes: 3000, text: 'Due in 2 days' },
    { minutes: -30, text: 'Overdue by 30 min' },
    { minutes: -2879, text: 'Overdue by 47 h' },
  ])('$text', ({ minutes, text }) => {
    expect(formatDeadline(new Date(BEGAN + minutes * 60_000).toISOString(), BEGAN)).toBe(text);
  });
});
