import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure, type FailureCode } from './api-failure.ts';
import { callWithRetry } from './call-with-retry.ts';

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

/** A call that fails with these codes, one after the other, before it succeeds. */
function callFailing(...failures: readonly (readonly [FailureCode, number?])[]) {
  const left = [...failures];
  return vi.fn(() => {
    const next = left.shift();
    if (next === undefined) return Promise.resolve('received');
    return Promise.reject(new ApiFailure(next[0], { retryAfter: next[1] ?? null }));
  });
}

async function outcome(call: () => Promise<string>): Promise<string> {
  const waiting = callWithRetry(call).catch((error: unknown) =>
    error instanceof ApiFailure ? error.code : 'unexpected',
  );
  await vi.runAllTimersAsync();
  return waiting;
}

describe('a call', () => {
  it.each(['no_response', 'unreadable_response', 'unavailable', 'internal', 'too_quick'] as const)(
    'that ended with %s is repeated',
    async (code) => {
      const call = callFailing([code], [code]);
      expect(await outcome(call)).toBe('received');
      expect(call).toHaveBeenCalledTimes(3);
    },
  );

  it('fails after four attempts', async () => {
    const call = callFailing(['no_response'], ['no_response'], ['no_response'], ['no_response'], ['no_response']);
    expect(await outcome(call)).toBe('no_response');
    expect(call).toHaveBeenCalledTimes(4);
  });

  it.each(['invalid_request', 'rate_limited', 'key_reused', 'not_human'] as const)(
    'that was rejected with %s is not repeated',
    async (code) => {
      const call = callFailing([code]);
      expect(await outcome(call)).toBe(code);
      expect(call).toHaveBeenCalledTimes(1);
    },
  );

  it('does not wait for minutes', async () => {
    expect(await outcome(callFailing(['unavailable', 120]))).toBe('unavailable');
  });

  it('that is aborted is not repeated, and stops waiting for a connection', async () => {
    const abort = new AbortController();
    const call = callFailing(['unavailable']);
    const failing = callWithRetry(call, { signal: abort.signal }).catch((reason: unknown) => reason);
    online = false;
    const waiting = callWithRetry(call, { signal: abort.signal }).catch((reason: unknown) => reason);
    abort.abort('cancelled');
    await vi.runAllTimersAsync();
    expect([await failing, await waiting]).toEqual(['cancelled', 'cancelled']);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('waits for a connection, reports it, and continues', async () => {
    online = false;
    const notified: boolean[] = [];
    const call = callFailing();
    const waiting = callWithRetry(call, { onOffline: (offline) => void notified.push(offline) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call).not.toHaveBeenCalled();
    online = true;
    window.dispatchEvent(new Event('online'));
    expect(await waiting).toBe('received');
    expect(notified).toEqual([true, false]);
  });
});
