import { PROBLEM_MEDIA_TYPE, problemFromError } from '#domain/api/problem.ts';
import { API_ERRORS, ApiError } from '#domain/core/errors.ts';
import { logger } from 'firebase-functions';
import { NOT_CACHED } from './response-headers.ts';

/** What the log says of a request that failed. */
export interface FailedRequest {
  /** The id that the caller was given. */
  requestId: string;
  /** Its HTTP method. */
  method: string;
  /** Its path, without the query, which may hold what a visitor typed. */
  path: string;
}

/** Answers a failure as problem+json; anything but an ApiError is logged whole and answered with `internal`. */
export function errorResponse(error: unknown, request: FailedRequest): Response {
  const expected = logFailure(error, request);
  const problem = problemFromError(expected);
  return Response.json(problem, {
    status: problem.status,
    headers: { 'Cache-Control': NOT_CACHED, ...expected.headers, 'Content-Type': PROBLEM_MEDIA_TYPE },
  });
}

/** Logs a failure that is ours, and gives the one that callers are told. */
export function logFailure(error: unknown, request: FailedRequest): ApiError {
  const expected = error instanceof ApiError ? error : new ApiError('internal', { cause: error });
  if (API_ERRORS[expected.code].status >= API_ERRORS.internal.status) {
    // The error itself, not its message: the logger then writes its stack, and error reporting picks it up.
    logger.error(`${request.method} ${request.path} failed with ${expected.code}`, expected.cause ?? expected, request);
  }
  return expected;
}
