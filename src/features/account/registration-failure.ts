import { FAILED_TO_SIGN_UP } from '#domain/account/text.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { FieldFault } from '#lib/forms/form-errors.ts';
import { commonText } from './failure-text.ts';

/** The failure of a registration as the visitor reads it; Auth rejects some emails that the form's schema accepts. */
export function registrationFailure(error: unknown): string | FieldFault {
  const fields = error instanceof ApiFailure ? error.fields : [];
  return fields.find(({ path }) => path === 'email') ?? commonText(error, FAILED_TO_SIGN_UP);
}
