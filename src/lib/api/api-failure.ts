import type { ApiErrorCode, FieldError } from '#domain/core/errors.ts';

/** Why a call brought no answer: the API's own code, or what went wrong on the way. */
export type FailureCode = ApiErrorCode | 'offline' | 'no_answer' | 'unreadable_answer';

/** What may be known of a failed call besides its code. */
export interface FailureFacts {
  /** What happened in this one case, fit for the eyes of the visitor. */
  readonly detail?: string | undefined;
  /** The parts of the request to mend; default none. */
  readonly fields?: readonly FieldError[];
  /** When to come back, in seconds; null when the answer did not say. */
  readonly retryAfter?: number | null;
  /** The error underneath. */
  readonly cause?: unknown;
}

/** A call to the API that brought no success. */
export class ApiFailure extends Error {
  /** Which failure it is. */
  readonly code: FailureCode;
  /** What happened in this one case; undefined when the code says it all. */
  readonly detail: string | undefined;
  /** The parts of the request to mend. */
  readonly fields: readonly FieldError[];
  /** When to come back, in seconds; null when the answer did not say. */
  readonly retryAfter: number | null;

  /** Names the failure; `facts` adds what is known of this one case. */
  constructor(code: FailureCode, facts: FailureFacts = {}) {
    super(facts.detail ?? code, { cause: facts.cause });
    this.name = 'ApiFailure';
    this.code = code;
    this.detail = facts.detail;
    this.fields = facts.fields ?? [];
    this.retryAfter = facts.retryAfter ?? null;
  }
}
