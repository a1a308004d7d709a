import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDeadline } from './with-deadline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('gives the result of work that ends in time, and leaves no timer', async () => {
  expect(await withDeadline(() => Promise.resolve('done'), 25_000)).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

it('gives the failure of work that ends in time', async () => {
  await expect(withDeadline(() => Promise.reject(new Error('broken')), 25_000)).rejects.toThrow('broken');
});

it('is unavailable after the deadline, with a time to come back', async () => {
  const late = expect(withDeadline(() => new Promise(() => undefined), 25_000)).rejects.toMatchObject({
    code: 'unavailable',
    headers: { 'Retry-After': '5' },
  });
  await vi.advanceTimersByTimeAsync(25_000);
  await late;
});
