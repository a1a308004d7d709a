import { fieldErrors } from '@site/domain/api-problem';
import type { RequestBody } from '@site/domain/api-endpoint';
import { ApiError } from '@site/domain/errors';

const JSON_MEDIA_TYPE = 'application/json';

/** Reads, limits and parses the JSON body of a request; throws the ApiError that tells what was wrong with it. */
export async function readBody(request: Request, contract: RequestBody): Promise<unknown> {
  requireJson(request.headers.get('content-type'));
  // The declared length first: a body that admits to being too large is not even read.
  requireSize(Number(request.headers.get('content-length') ?? 0), contract.maxBytes);
  const bytes = await request.arrayBuffer();
  requireSize(bytes.byteLength, contract.maxBytes);
  const parsed = contract.schema.safeParse(parseJson(bytes));
  if (!parsed.success) throw new ApiError('invalid_request', { fields: fieldErrors(parsed.error) });
  return parsed.data;
}

function requireJson(contentType: string | null): void {
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== JSON_MEDIA_TYPE) {
    throw new ApiError('unsupported_media_type', { detail: `Expected a body of type ${JSON_MEDIA_TYPE}.` });
  }
}

function requireSize(size: number, maxBytes: number): void {
  if (size > maxBytes) {
    throw new ApiError('payload_too_large', { detail: `Expected at most ${maxBytes} bytes.` });
  }
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new ApiError('invalid_request', { detail: 'Expected JSON in UTF-8.', cause });
  }
}
