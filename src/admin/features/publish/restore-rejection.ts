import { rejectionText } from '#admin/lib/publishing/rejection-text.ts';
import { StaffFailure } from '#admin/lib/staff-failure.ts';
import { HISTORY_TEXT as text } from './history-text.ts';

/** Message when a draft was not reset to a published version. */
export function restoreRejection(error: unknown, fallback: string): string {
  if (error instanceof StaffFailure && error.code === 'conflict') return text.conflict;
  if (error instanceof StaffFailure && error.code === 'not_found') return text.notKept;
  return rejectionText(error, fallback);
}
