import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type FailureCode } from './api-failure.ts';
import { callUntilAnswered } from './call-until-answered.ts';

const window = new EventTarget();
let online = true;

beforeEach(() => {
  vi.useFakeTimers();
  online = true;
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
  });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
});

afterEach(() => {
  vi.useRealTimers();
});

/** A call that fails with these codes, one after the other, before it answers. */
function callFailing(...failures: readonly (readonly [FailureCode, number?])[]) {
  const left = [...failures];
  return vi.fn(() => {
    const next = left.shift();
    if (next === undefined) return Promise.resolve('arrived');
    return Promise.reject(new ApiFailure(next[0], { retryAfter: next[1] ?? null }));
  });
}

async function outcome(call: () => Promise<string>): Promise<string> {
  const waiting = callUntilAnswered(call, () => undefined).catch((error: unknown) =>
    error instanceof ApiFailure ? error.code : 'unexpected',
  );
  await vi.runAllTimersAsync();
  return waiting;
}

describe('a call', () => {
  it.each(['no_answer', 'unreadable_answer', 'unavailable', 'internal', 'too_quick'] as const)(
    'that ended with %s is made again',
    async (code) => {
      const call = callFailing([code], [code]);
      expect(await outcome(call)).toBe('arrived');
      expect(call).toHaveBeenCalledTimes(3);
    },
  );

  it('is given up after four attempts', async () => {
    const call = callFailing(['no_answer'], ['no_answer'], ['no_answer'], ['no_answer'], ['no_answer']);
    expect(await outcome(call)).toBe('no_answer');
    expect(call).toHaveBeenCalledTimes(4);
  });

  it.each(['invalid_request', 'rate_limited', 'key_reused', 'not_human'] as const)(
    'that was refused with %s is not made again',
    async (code) => {
      const call = callFailing([code]);
      expect(await outcome(call)).toBe(code);
      expect(call).toHaveBeenCalledTimes(1);
    },
  );

  it('is not kept waiting for minutes', async () => {
    expect(await outcome(callFailing(['unavailable', 120]))).toBe('unavailable');
  });

  it('waits for a connection, says so, and goes on', async () => {
    online = false;
    const notified: boolean[] = [];
    const call = callFailing();
    const waiting = callUntilAnswered(call, (offline) => notified.push(offline));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).not.toHaveBeenCalled();
    online = true;
    window.dispatchEvent(new Event('online'));
    expect(await waiting).toBe('arrived');
    expect(notified).toEqual([true, false]);
  });
});
