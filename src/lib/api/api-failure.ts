import { API_ERRORS, type ApiErrorCode, type FieldError } from '#domain/core/errors.ts';

/** Failures of the connection, with their messages. */
const CONNECTION_FAILURES = {
  offline: 'There is no connection.',
  no_response: 'The server did not respond.',
  unreadable_response: 'The response could not be read.',
} as const;

/** Why a call failed: an error code of the API, or a failure of the connection. */
export type FailureCode = ApiErrorCode | keyof typeof CONNECTION_FAILURES;

/** Details of a failed call. */
export interface FailureFacts {
  /** What happened in this case; default the message of the first invalid field, or the title of the code. */
  readonly detail?: string | undefined;
  /** The invalid fields of the request, or the documents, that it is about; default none. */
  readonly fields?: readonly FieldError[] | undefined;
  /** Seconds until a retry is allowed; null when the response does not say. */
  readonly retryAfter?: number | null;
  /** What is stored now, for a conflict. */
  readonly current?: unknown;
  readonly cause?: unknown;
}

/** A call to the API that failed; its message is fit for the screen. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: FailureCode;
  /** The invalid fields of the request, or the documents, that it is about. */
  readonly fields: readonly FieldError[];
  /** Seconds until a retry is allowed; null when the response does not say. */
  readonly retryAfter: number | null;
  /** The stored document, when the call was based on an older revision; undefined otherwise. */
  readonly current: unknown;

  /** `facts` adds the details of this case. */
  constructor(code: FailureCode, { detail, fields = [], retryAfter = null, current, cause }: FailureFacts = {}) {
    super(detail ?? fields[0]?.message ?? titleOf(code), { cause });
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.current = current;
  }
}

function titleOf(code: FailureCode): string {
  return code in CONNECTION_FAILURES
    ? CONNECTION_FAILURES[code as keyof typeof CONNECTION_FAILURES]
    : API_ERRORS[code as ApiErrorCode].title;
}

/** Failures after which it is unknown whether the API carried out the request, and which may pass. */
const INCONCLUSIVE: readonly FailureCode[] = [
  'offline',
  'no_response',
  'unreadable_response',
  'internal',
  'unavailable',
];

/** Whether a failed call may have been carried out: its response was lost, or is inconclusive. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiFailure) || INCONCLUSIVE.includes(error.code);
}
