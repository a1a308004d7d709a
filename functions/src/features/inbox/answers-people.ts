import type { StoredStaff } from '#domain/staff/stored-staff.ts';

/** Whether somebody of the staff looks after messages. */
export function answersPeople({ role, isDisabled }: Pick<StoredStaff, 'role' | 'isDisabled'>): boolean {
  return !isDisabled && role !== 'editor';
}
