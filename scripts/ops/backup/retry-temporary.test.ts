import { describe, expect, it, vi } from 'vitest';
import { ResponseError, retryTemporary } from './retry-temporary.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const failingOnce = (error: unknown) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('done');

describe('work on a backup', () => {
  it.each([
    new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }),
    new TypeError('terminated', { cause: new Error('other side closed') }),
    new ResponseError('busy', 503),
    Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
  ])('is repeated after a failure that may pass: $message', async (error) => {
    expect(await retryTemporary(failingOnce(error))).toBe('done');
  });

  it.each([
    new TypeError('response.json is not a function'),
    new TypeError('Failed to parse URL from nowhere', { cause: new TypeError('Invalid URL') }),
    new ResponseError('denied', 403),
  ])('ends at once with a failure that would come again: $message', async (error) => {
    const work = failingOnce(error);
    await expect(retryTemporary(work)).rejects.toBe(error);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('ends with the last failure when all attempts failed', async () => {
    const error = new ResponseError('busy', 503);
    await expect(retryTemporary(() => Promise.reject(error))).rejects.toBe(error);
  });
});
