import { StaffFailure } from '../staff-failure.ts';
import { rejectionText } from './rejection-text.ts';

/** What to say when a document was not taken off the site. */
export function unpublishRejection(error: unknown, text: { conflict: string; failed: string }): string {
  // Gone already, or published anew: either way visitors see something else than was looked at.
  const isOther = error instanceof StaffFailure && ['conflict', 'not_found'].includes(error.code);
  return isOther ? text.conflict : rejectionText(error, text.failed);
}
