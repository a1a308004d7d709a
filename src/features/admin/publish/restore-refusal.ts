import { refusalWords } from '../../../lib/staff/publishing/refusal-words.ts';
import { StaffFailure } from '../../../lib/staff/staff-failure.ts';
import { HISTORY_WORDS as words } from './history-words.ts';

/** What to say when a published version was not restored. */
export function restoreRefusal(error: unknown): string {
  if (error instanceof StaffFailure && error.code === 'conflict') return words.conflict;
  if (error instanceof StaffFailure && error.code === 'not_found') return words.notKept;
  return refusalWords(error, words.restoreFailed);
}
