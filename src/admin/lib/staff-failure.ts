import type { FieldError } from '#domain/core/errors.ts';

/** A call of the back office that brought no success; its message is fit for the screen. */
export class StaffFailure extends Error {
  /** The API's own code, or 'offline'. */
  readonly code: string;
  /** The parts of the request, or the documents, that it is about. */
  readonly fields: readonly FieldError[];
  /** What is stored now, when the call was made for an older state; undefined otherwise. */
  readonly current: unknown;

  /** Names the failure. */
  constructor(code: string, message: string, fields: readonly FieldError[], cause?: unknown, current?: unknown) {
    super(message, { cause });
    this.name = 'StaffFailure';
    this.code = code;
    this.fields = fields;
    this.current = current;
  }
}

/** Codes of failures after which nobody knows whether the API did what it was asked for. */
const UNANSWERED = ['offline', 'internal', 'unavailable'];

/** Whether a call may have been carried out although it failed: its response was lost, or said nothing of it. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof StaffFailure) || UNANSWERED.includes(error.code);
}
