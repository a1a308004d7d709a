import { ApiFailure, type FailureCode } from './api-failure.ts';

/** Pauses before the second, third and fourth attempt, in milliseconds. */
const PAUSES = [500, 1500, 4000] as const;

/** Longest pause that the API may ask for before the call fails instead, in seconds. */
const RETRY_AFTER_MAX = 10;

/**
 * Failures that are retried with the same idempotency key: the request may not have reached the API, or it came too
 * soon.
 */
const REPEATABLE = new Set<FailureCode>(['no_response', 'unreadable_response', 'unavailable', 'internal', 'too_quick']);

interface RetryOptions {
  /** Reports the start (true) and the end (false) of the wait for a connection; default nothing. */
  readonly onOffline?: (offline: boolean) => void;
  /** Aborts between two attempts; its reason is thrown. */
  readonly signal?: AbortSignal;
}

/**
 * Repeats a call until the API responds. Offline it waits for a connection, however long. A lost response, a server
 * error or a call that came too soon is retried three times. The call must be idempotent.
 */
export async function callWithRetry<T>(
  call: () => Promise<T>,
  { onOffline = () => undefined, signal }: RetryOptions = {},
): Promise<T> {
  let repeats = 0;
  for (;;) {
    signal?.throwIfAborted();
    // Undefined outside of browsers.
    if (navigator.onLine === false) {
      await untilOnline(onOffline, signal);
      continue;
    }
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 'offline') continue;
      const pause = pauseBefore(error, repeats);
      if (pause === null) throw error;
      repeats += 1;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
}

/** Milliseconds before the next attempt; null for no further attempt. */
function pauseBefore(failure: ApiFailure, repeats: number): number | null {
  const pause = PAUSES[repeats];
  if (pause === undefined || !REPEATABLE.has(failure.code)) return null;
  if (failure.retryAfter === null) return pause;
  return failure.retryAfter <= RETRY_AFTER_MAX ? Math.max(pause, failure.retryAfter * 1000) : null;
}

async function untilOnline(onOffline: (offline: boolean) => void, signal?: AbortSignal): Promise<void> {
  onOffline(true);
  await new Promise<void>((resume) => {
    addEventListener('online', () => resume(), { once: true });
    signal?.addEventListener('abort', () => resume(), { once: true });
  });
  onOffline(false);
}
