import { Firestore, type Transaction } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { workUntil } from './requests/response-deadline.ts';
import { inTransaction, retryOnContention } from './retry-on-contention.ts';

afterEach(() => {
  vi.useRealTimers();
});

const failure = (code: number) => Object.assign(new Error('from the database'), { code });

describe('a conditional write', () => {
  it.each([5, 6, 9, 10])('is tried again after another writer interfered (code %i)', async (code) => {
    const attempt = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure(code)).mockResolvedValue('written');
    expect(await retryOnContention(attempt)).toBe('written');
  });

  it.each([failure(13), new Error('ours')])('is not tried again when it failed for another reason', async (error) => {
    const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(error);
    await expect(retryOnContention(attempt)).rejects.toBe(error);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('is given up in the end, with a Retry-After header', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(failure(10));
    const unavailable = expect.objectContaining({ code: 'unavailable', headers: { 'Retry-After': '1' } });
    await expect(retryOnContention(attempt)).rejects.toEqual(unavailable);
  });

  it('is given up after 20 seconds, however few attempts they were', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    const attempt = vi.fn<() => Promise<string>>().mockImplementation(async () => {
      vi.advanceTimersByTime(8000);
      throw failure(10);
    });
    const rejected = expect(retryOnContention(attempt)).rejects.toMatchObject({ code: 'unavailable' });
    await vi.runAllTimersAsync();
    await rejected;
    expect(attempt).toHaveBeenCalledTimes(3);
  });
});

it('begins again when the database has ended a transaction that waited for another', async () => {
  let tried = 0;
  const result = await retryOnContention(async () => {
    tried += 1;
    if (tried > 1) return 'done';
    throw Object.assign(new Error('3 INVALID_ARGUMENT'), { code: 3, details: 'Transaction is invalid or closed.' });
  });
  expect([result, tried]).toEqual(['done', 2]);
});

it('gives up at once on an argument that is invalid', async () => {
  const fault = Object.assign(new Error('3 INVALID_ARGUMENT'), { code: 3, details: 'A field is too long.' });
  await expect(retryOnContention(() => Promise.reject(fault))).rejects.toBe(fault);
});

describe('a transaction', () => {
  /** A database whose transactions wait so many milliseconds for another one; gives what was committed. */
  function openBusy(milliseconds: number) {
    const firestore = new Firestore({ projectId: 'unit' });
    const committed: unknown[] = [];
    vi.spyOn(firestore, 'runTransaction').mockImplementation(async (work) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      const result = await work({} as Transaction);
      committed.push(result);
      return result;
    });
    return { firestore, committed };
  }
  const book = () => Promise.resolve('booked');

  it('is not committed after the response of its request has left', async () => {
    vi.useFakeTimers();
    const { firestore, committed } = openBusy(26_000);
    const late = workUntil(25_000, () => inTransaction(firestore, book));
    const rejected = expect(late).rejects.toMatchObject({ code: 'unavailable' });
    await vi.runAllTimersAsync();
    await rejected;
    expect(committed).toEqual([]);
  });

  it('is committed before that, and at any time outside of requests', async () => {
    vi.useFakeTimers();
    const [soon, late] = [openBusy(24_000), openBusy(26_000)];
    const done = Promise.all([
      workUntil(25_000, () => inTransaction(soon.firestore, book)),
      inTransaction(late.firestore, book),
    ]);
    await vi.runAllTimersAsync();
    expect(await done).toEqual(['booked', 'booked']);
    expect([...soon.committed, ...late.committed]).toEqual(['booked', 'booked']);
  });
});
