import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ResponseError, retryTemporary } from './retry-temporary.ts';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterAll(() => {
  vi.useRealTimers();
});

const failingOnce = (error: unknown) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('done');

describe('work on a backup', () => {
  it.each([
    new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }),
    new TypeError('terminated', { cause: new Error('other side closed') }),
    new ResponseError('busy', 503),
    Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
  ])('is repeated after a failure that may pass: $message', async (error) => {
    const done = expect(retryTemporary(failingOnce(error))).resolves.toBe('done');
    await vi.runAllTimersAsync();
    await done;
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
    const work = vi.fn(() => Promise.reject(error));
    const failed = expect(retryTemporary(work)).rejects.toBe(error);
    await vi.runAllTimersAsync();
    await failed;
    expect(work).toHaveBeenCalledTimes(6);
  });
});
