import { expect, it } from 'vitest';
import { median, percentile } from './figures.ts';

it('the 95th percentile is what 95 of 100 do not exceed', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.95)).toBe(95);
});

it('the median of numbers is that of their values, not of their digits', () => {
  expect(median([30, 2, 100])).toBe(30);
});
