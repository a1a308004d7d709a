// No zod: the wizard and the API run the same checks in addition to the schema. Stored submissions are not checked again:
// a date in the future when it was sent has passed by the time somebody reads it.
import type { FieldError } from '#domain/core/errors.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { DATE_PASSED } from '#domain/enquiry/text.ts';
import { AVAILABLE_TO_BEFORE_FROM } from './text.ts';

/**
 * Checks the days of availability in the order of their fields: none has passed, and the last is not before the first. Other
 * fields may be missing or malformed: the schema reports them, and these errors are shown together with its own.
 */
export function checkSubmission(fields: Readonly<Record<string, unknown>>, now: Date): FieldError[] {
  const [from, to] = [textOf(fields['availableFrom']), textOf(fields['availableTo'])];
  const { date: today } = lisbonTime(now);
  const errors: FieldError[] = [];
  if (from !== '' && from < today) errors.push({ path: 'availableFrom', message: DATE_PASSED });
  if (to !== '' && to < from) errors.push({ path: 'availableTo', message: AVAILABLE_TO_BEFORE_FROM });
  else if (to !== '' && to < today) errors.push({ path: 'availableTo', message: DATE_PASSED });
  return errors;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
