import { failureText } from '../failure-text.ts';
import { ApiFailure, type FailureCode } from '#lib/api/api-failure.ts';

/** Failures whose fields say what is wrong. */
const EXPLAINED: readonly FailureCode[] = ['unlawful', 'not_published', 'in_use', 'invalid_request'];

/**
 * Message when publishing was rejected, followed by each legal requirement or broken reference in a line of its own.
 */
export function rejectionText(error: unknown, fallback: string): string {
  const text = failureText(error, fallback);
  if (!(error instanceof ApiFailure) || !EXPLAINED.includes(error.code)) return text;
  return [...new Set([text, ...error.fields.map(({ message }) => message)])].join('\n');
}

/** Message when a document was not unpublished. */
export function unpublishRejection(error: unknown, text: { conflict: string; failed: string }): string {
  // Already unpublished, or published again: either way visitors see another version than the editor did.
  const isOther = error instanceof ApiFailure && ['conflict', 'not_found'].includes(error.code);
  return isOther ? text.conflict : rejectionText(error, text.failed);
}
