import { ApiFailure } from '../api/api-failure.ts';
import { callUntilAnswered } from '../api/call-until-answered.ts';

/**
 * Sends a form until it is answered. When its key came before with other answers (an attempt arrived whose answer was
 * lost, then somebody wrote something else), these are another act: it is sent once more under a new key.
 */
export async function sendOnce<Result>(
  attempt: () => Promise<Result>,
  renewKey: () => void,
  onOffline: (offline: boolean) => void,
): Promise<Result> {
  try {
    return await callUntilAnswered(attempt, onOffline);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'key_reused') throw error;
    renewKey();
    return callUntilAnswered(attempt, onOffline);
  }
}
