import { ApiFailure, type FailureCode } from './api-failure.ts';

/** Pauses before the second, third and fourth attempt, in milliseconds. */
const PAUSES = [500, 1500, 4000] as const;

/** Longest pause that the API may ask for before the visitor is told instead, in seconds. */
const RETRY_AFTER_MAX = 10;

/** Failures that a repeat under the same key may mend: nobody knows whether the first one arrived, or it came too soon. */
const REPEATABLE = new Set<FailureCode>(['no_answer', 'unreadable_answer', 'unavailable', 'internal', 'too_quick']);

/**
 * Makes the call until the API answered. Without a connection it waits for one, however long, and `onOffline` tells
 * when that begins (true) and ends (false). An answer that was lost, blames the server or came too soon is asked for
 * again three times. The call must carry an idempotency key.
 */
export async function callUntilAnswered<T>(call: () => Promise<T>, onOffline: (offline: boolean) => void): Promise<T> {
  let repeats = 0;
  for (;;) {
    if (!navigator.onLine) await untilOnline(onOffline);
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

/** How long to wait before the next attempt, in milliseconds; null when there is to be none. */
function pauseBefore(failure: ApiFailure, repeats: number): number | null {
  const pause = PAUSES[repeats];
  if (pause === undefined || !REPEATABLE.has(failure.code)) return null;
  if (failure.retryAfter === null) return pause;
  return failure.retryAfter <= RETRY_AFTER_MAX ? Math.max(pause, failure.retryAfter * 1000) : null;
}

async function untilOnline(onOffline: (offline: boolean) => void): Promise<void> {
  onOffline(true);
  await new Promise<void>((resume) => {
    addEventListener('online', () => resume(), { once: true });
  });
  onOffline(false);
}
