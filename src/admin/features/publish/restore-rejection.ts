import { rejectionText } from '#admin/lib/publishing/rejection-text.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { HISTORY_TEXT as text } from './history-text.ts';

/** Message when a draft was not reset to a published version. */
export function restoreRejection(error: unknown, fallback: string): string {
  if (error instanceof ApiFailure && error.code === 'conflict') return text.conflict;
  if (error instanceof ApiFailure && error.code === 'not_found') return text.notKept;
  return rejectionText(error, fallback);
}
