import { ApiFailure } from '#lib/api/api-failure.ts';
import { callWithRetry } from '#lib/api/call-with-retry.ts';

/**
 * Sends a form with retries. The API rejects a key that it has seen with other values (the response of an earlier
 * attempt was lost and the visitor edited the form): this is a new submission, sent again with a new key.
 */
export async function sendOnce<Result>(
  attempt: () => Promise<Result>,
  renewKey: () => void,
  onOffline: (offline: boolean) => void,
): Promise<Result> {
  try {
    return await callWithRetry(attempt, { onOffline });
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'key_reused') throw error;
    renewKey();
    return callWithRetry(attempt, { onOffline });
  }
}
