import { adminError, type AdminAction } from '#domain/staff/admin-text.ts';
import { ApiFailure, type FailureCode } from '#lib/api/api-failure.ts';

/** Reason of a failure that has none. */
export const SOMETHING_WENT_WRONG = 'Something went wrong';

/** What an editor cannot know more about than that it failed. */
const WITHOUT_MESSAGE: readonly FailureCode[] = ['internal', 'unreadable_response'];

/** The message of a failure: that of the API, or the fallback where it has none. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof ApiFailure && !WITHOUT_MESSAGE.includes(error.code)) return error.message;
  // A bug: it has to show in the console.
  if (!(error instanceof ApiFailure)) reportError(error);
  return fallback;
}

/** Makes the message of a failed action, such as 'deleting service'. */
export function adminFailure(action: AdminAction): (error: unknown) => string {
  return (error) => adminError(action, failureText(error, SOMETHING_WENT_WRONG));
}
