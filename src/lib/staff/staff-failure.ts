import type { FieldError } from '@site/domain/errors';

/** A call of the back office that brought no success; its message is fit for the screen. */
export class StaffFailure extends Error {
  /** The API's own code, or 'offline'. */
  readonly code: string;
  /** The parts of the request, or the documents, that it is about. */
  readonly fields: readonly FieldError[];
  /** What is stored now, when it is not what the call was made for; undefined otherwise. */
  readonly current: unknown;

  /** Names the failure; `facts` adds the error underneath and what is stored now. */
  constructor(
    code: string,
    message: string,
    fields: readonly FieldError[],
    facts: { readonly cause?: unknown; readonly current?: unknown } = {},
  ) {
    super(message, { cause: facts.cause });
    this.current = facts.current;
    this.name = 'StaffFailure';
    this.code = code;
    this.fields = fields;
  }
}
