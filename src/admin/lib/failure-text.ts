import { StaffFailure } from './staff-failure.ts';

/** The message of a failure: that of the API, or the fallback where it has none. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof StaffFailure && error.code !== 'internal' && error.message !== '') return error.message;
  // A bug: it has to show in the console.
  if (!(error instanceof StaffFailure)) reportError(error);
  return fallback;
}
