import type { ApiErrorCode, FieldError } from '#domain/core/errors.ts';

/** Why a call failed: an error code of the API, or a failure of the connection. */
export type FailureCode = ApiErrorCode | 'offline' | 'no_response' | 'unreadable_response';

/** Details of a failed call. */
export interface FailureFacts {
  /** What happened in this case, for the visitor to read. */
  readonly detail?: string | undefined;
  /** The invalid fields of the request; default none. */
  readonly fields?: readonly FieldError[];
  /** Seconds until a retry is allowed; null when the response does not say. */
  readonly retryAfter?: number | null;
  readonly cause?: unknown;
}

/** A call to the API that failed. */
export class ApiFailure extends Error {
  readonly code: FailureCode;
  /** What happened in this case; undefined when the code is enough. */
  readonly detail: string | undefined;
  /** The invalid fields of the request. */
  readonly fields: readonly FieldError[];
  /** Seconds until a retry is allowed; null when the response does not say. */
  readonly retryAfter: number | null;

  /** `facts` adds the details of this case. */
  constructor(code: FailureCode, facts: FailureFacts = {}) {
    super(facts.detail ?? code, { cause: facts.cause });
    this.name = 'ApiFailure';
    this.code = code;
    this.detail = facts.detail;
    this.fields = facts.fields ?? [];
    this.retryAfter = facts.retryAfter ?? null;
  }
}
