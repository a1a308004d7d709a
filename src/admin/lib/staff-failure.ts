import type { FieldError } from '#domain/core/errors.ts';

/** A failed call of the back office; its message is fit for the screen. */
export class StaffFailure extends Error {
  /** Error code of the API, or 'offline'. */
  readonly code: string;
  /** The fields of the request, or the documents, that it is about. */
  readonly fields: readonly FieldError[];
  /** The stored document, when the call was based on an older revision; undefined otherwise. */
  readonly current: unknown;

  constructor(code: string, message: string, fields: readonly FieldError[], cause?: unknown, current?: unknown) {
    super(message, { cause });
    this.name = 'StaffFailure';
    this.code = code;
    this.fields = fields;
    this.current = current;
  }
}

/** Error codes after which it is unknown whether the API carried out the request. */
const OUTCOME_UNKNOWN = ['offline', 'internal', 'unavailable'];

/** Whether a failed call may have been carried out: its response was lost, or is inconclusive. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof StaffFailure) || OUTCOME_UNKNOWN.includes(error.code);
}
