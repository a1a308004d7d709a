import { fieldErrors } from '#domain/api/problem.ts';
import type { BytesBody, JsonBody, ReceivedBytes, RequestBody } from '#domain/api/endpoint.ts';
import { ApiError } from '#domain/core/errors.ts';
import { parseJson } from '#platform/requests/parse-json.ts';
import { FORM_MEDIA_TYPE, mediaTypeOf } from './media-type.ts';
import { readForm } from './read-form.ts';
import { requireOwnPage } from './require-same-site.ts';

const JSON_MEDIA_TYPE = 'application/json';

/** Reads and parses the body of a request within its size limit; throws an ApiError that says what is wrong with it. */
export function readBody(request: Request, contract: RequestBody, address: string): Promise<unknown> {
  return 'schema' in contract ? readParsed(request, contract, address) : readPlainBytes(request, contract);
}

async function readParsed(request: Request, contract: JsonBody, address: string): Promise<unknown> {
  const mediaType = mediaTypeOf(request);
  const form = mediaType === FORM_MEDIA_TYPE ? contract.form : undefined;
  if (form === undefined && mediaType !== JSON_MEDIA_TYPE) rejectMediaType([JSON_MEDIA_TYPE]);
  // Browsers send JSON to another site only after a CORS preflight, which we deny; a plain form needs an origin check.
  if (form !== undefined) requireOwnPage(request);
  const text = decode(await readLimited(request, contract.maxBytes));
  const parsed = contract.schema.safeParse(form === undefined ? readJson(text) : readForm(text, form, address));
  if (!parsed.success) throw new ApiError('invalid_request', { fields: fieldErrors(parsed.error) });
  return parsed.data;
}

async function readPlainBytes(request: Request, contract: BytesBody): Promise<ReceivedBytes> {
  const mediaType = mediaTypeOf(request);
  if (!contract.mediaTypes.includes(mediaType)) rejectMediaType(contract.mediaTypes);
  return { mediaType, bytes: new Uint8Array(await readLimited(request, contract.maxBytes)) };
}

async function readLimited(request: Request, maxBytes: number): Promise<ArrayBuffer> {
  // The declared length first, so that a body that is too large is not even read.
  requireSize(Number(request.headers.get('content-length') ?? 0), maxBytes);
  const bytes = await request.arrayBuffer();
  requireSize(bytes.byteLength, maxBytes);
  return bytes;
}

function rejectMediaType(expected: readonly string[]): never {
  throw new ApiError('unsupported_media_type', { detail: `Expected a body of type ${expected.join(', ')}.` });
}

function requireSize(size: number, maxBytes: number): void {
  if (size > maxBytes) {
    throw new ApiError('payload_too_large', { detail: `Expected at most ${maxBytes} bytes.` });
  }
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ApiError('invalid_request', { detail: 'Expected text in UTF-8.', cause });
  }
}

function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw new ApiError('invalid_request', { detail: 'Expected JSON.', cause });
  }
}
