import type { FieldError } from '@site/domain/errors';

/** A call of the back office that brought no success; its message is fit for the screen. */
export class StaffFailure extends Error {
  /** The API's own code, or 'offline'. */
  readonly code: string;
  /** The parts of the request, or the documents, that it is about. */
  readonly fields: readonly FieldError[];

  /** Names the failure. */
  constructor(code: string, message: string, fields: readonly FieldError[], cause?: unknown) {
    super(message, { cause });
    this.name = 'StaffFailure';
    this.code = code;
    this.fields = fields;
  }
}
