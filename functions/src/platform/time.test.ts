import { describe, expect, it } from 'vitest';
import { monthsLater } from './time.ts';

describe('adding months', () => {
  it.each([
    ['2026-11-21T09:00:00.000Z', 24, '2028-11-21T09:00:00.000Z'],
    ['2026-01-31T09:00:00.000Z', 1, '2026-02-28T09:00:00.000Z'],
    ['2028-02-29T09:00:00.000Z', 24, '2030-02-28T09:00:00.000Z'],
    ['2026-12-31T23:59:00.000Z', 36, '2029-12-31T23:59:00.000Z'],
  ])('%s plus %i is %s', (from, months, to) => {
    expect(monthsLater(new Date(from), months).toISOString()).toBe(to);
  });
});
