import { StaffFailure } from './staff-failure.ts';

/** What to say of a failure: the API's own sentence, or the fallback where it has none that says more. */
export function failureText(error: unknown, fallback: string): string {
  if (error instanceof StaffFailure && error.code !== 'internal' && error.message !== '') return error.message;
  // A fault of ours: whoever looks into the console shall find it.
  if (!(error instanceof StaffFailure)) reportError(error);
  return fallback;
}
