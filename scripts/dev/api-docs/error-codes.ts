import type { Endpoint } from '#domain/api/endpoint.ts';
import type { ApiErrorCode } from '#domain/core/errors.ts';

/** Every error code of an endpoint: those that it declares, and those that follow from its access and input. */
export function errorCodesOf({
  access,
  params = {},
  query,
  body,
  headers,
  appCheck,
  errors,
}: Endpoint): ApiErrorCode[] {
  const implied: (ApiErrorCode | false)[] = [
    'wrong_origin',
    'internal',
    access !== 'public' && 'unauthenticated',
    access !== 'public' && 'unavailable',
    typeof access !== 'string' && 'forbidden',
    typeof access !== 'string' && 'second_factor_required',
    appCheck === true && 'unverified_app',
    Object.keys(params).length > 0 && 'not_found',
    (query !== undefined || body !== undefined || headers !== undefined) && 'invalid_request',
    body !== undefined && 'payload_too_large',
    body !== undefined && 'unsupported_media_type',
  ];
  return [...new Set([...implied.filter((code) => code !== false), ...errors])];
}
