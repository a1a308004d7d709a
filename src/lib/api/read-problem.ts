import { API_ERRORS, type ApiErrorCode, type FieldError } from '#domain/core/errors.ts';
import { ApiFailure } from './api-failure.ts';

// By hand: the client serves pages that carry no schema library. `problemSchema` of the domain says the same.

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isErrorCode(value: unknown): value is ApiErrorCode {
  return typeof value === 'string' && Object.hasOwn(API_ERRORS, value);
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';
}

/** The failure that an error answer tells of; 'unreadable_answer' when it is not one of the API's own. */
export function readProblem(body: unknown, headers: Headers): ApiFailure {
  if (!isRecord(body) || !isErrorCode(body['code'])) return new ApiFailure('unreadable_answer', { cause: body });
  const { code, detail, fields } = body;
  const seconds = Number(headers.get('Retry-After') || Number.NaN);
  return new ApiFailure(code, {
    detail: typeof detail === 'string' ? detail : undefined,
    fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
    retryAfter: Number.isFinite(seconds) ? seconds : null,
  });
}
