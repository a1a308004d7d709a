import { PROBLEM_MEDIA_TYPE, problemFromError } from '#domain/api/problem.ts';
import { API_ERRORS, ApiError } from '#domain/core/errors.ts';
import { logger } from 'firebase-functions';
import { NOT_CACHED } from './response-headers.ts';

/** The log's fields about a failed request. */
export interface FailedRequest {
  /** The id in the response. */
  requestId: string;
  method: string;
  /** Without the query, which may contain a visitor's input. */
  path: string;
}

/** Creates the problem+json response to an error; anything but an ApiError becomes `internal`. */
export function errorResponse(error: unknown, request: FailedRequest): Response {
  const expected = logFailure(error, request);
  const problem = problemFromError(expected);
  return Response.json(problem, {
    status: problem.status,
    headers: { 'Cache-Control': NOT_CACHED, ...expected.headers, 'Content-Type': PROBLEM_MEDIA_TYPE },
  });
}

/** Logs server errors in full, and gives the error for the caller. */
export function logFailure(error: unknown, request: FailedRequest): ApiError {
  const expected = error instanceof ApiError ? error : new ApiError('internal', { cause: error });
  if (API_ERRORS[expected.code].status >= API_ERRORS.internal.status) {
    // The error itself, not its message: the logger then writes its stack, and error reporting picks it up.
    logger.error(`${request.method} ${request.path} failed with ${expected.code}`, expected.cause ?? expected, request);
  }
  return expected;
}
