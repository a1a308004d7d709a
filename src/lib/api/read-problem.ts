import { API_ERRORS, type ApiErrorCode, type FieldError } from '#domain/core/errors.ts';
import { ApiFailure } from './api-failure.ts';

// Without a schema library, which pages with this client do not load. `problemSchema` of the domain is the same.

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isErrorCode(value: unknown): value is ApiErrorCode {
  return typeof value === 'string' && Object.hasOwn(API_ERRORS, value);
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';
}

/** The failure in an error response; 'unreadable_response' when the response is not the API's. */
export function readProblem(body: unknown, headers: Headers): ApiFailure {
  if (!isRecord(body) || !isErrorCode(body['code'])) return new ApiFailure('unreadable_response', { cause: body });
  const { code, detail, fields } = body;
  const seconds = Number(headers.get('Retry-After') || Number.NaN);
  return new ApiFailure(code, {
    detail: typeof detail === 'string' ? detail : undefined,
    fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  });
}
