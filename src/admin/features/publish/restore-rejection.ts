import { refusalWords } from '#admin/lib/publishing/rejection-text.ts';
import { StaffFailure } from '#admin/lib/staff-failure.ts';
import { HISTORY_WORDS as words } from './history-text.ts';

/** What to say when a draft was not taken back to a published version. */
export function restoreRefusal(error: unknown, fallback: string): string {
  if (error instanceof StaffFailure && error.code === 'conflict') return words.conflict;
  if (error instanceof StaffFailure && error.code === 'not_found') return words.notKept;
  return refusalWords(error, fallback);
}
