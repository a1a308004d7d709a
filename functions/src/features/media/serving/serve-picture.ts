import { Readable } from 'node:stream';
import { ApiError } from '#domain/core/errors.ts';
import { logger } from 'firebase-functions';
import { matchesEntityTag } from '#http/entity-tag.ts';
import { parseMediaPath } from './media-path.ts';
import type { FindObject, StoredObject } from '../stored-objects.ts';

/** The path contains the hash of the original, so the bytes never change; a year is the longest useful cache time. */
const IMMUTABLE = 'public, max-age=31536000, s-maxage=31536000, immutable';

/** A picture can be missing for a short time before its upload ends; ten seconds limit the load of repeated requests. */
const MISSING = 'public, max-age=10, s-maxage=10';

const METHODS = ['GET', 'HEAD'];

/** Makes the handler of /media/{pictureId}/{width}.{format}. */
export function servePicture(findObject: FindObject): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!METHODS.includes(request.method)) {
      throw new ApiError('method_not_allowed', { headers: { Allow: METHODS.join(', ') } });
    }
    const requested = parseMediaPath(new URL(request.url).pathname);
    const found = requested === null ? null : await findObject(requested.object);
    if (requested === null || found === null)
      throw new ApiError('not_found', { headers: { 'Cache-Control': MISSING } });

    const headers = { 'Cache-Control': IMMUTABLE, ETag: found.entityTag };
    if (matchesEntityTag(request.headers.get('if-none-match'), found.entityTag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(request.method === 'HEAD' ? null : openLogged(found, requested.object), {
      headers: { ...headers, 'Content-Type': requested.contentType, 'Content-Length': String(found.size) },
    });
  };
}

/** Opens the bytes; logs a read error, after which the response ends before its Content-Length. */
function openLogged(found: StoredObject, object: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = found.open();
  bytes.on('error', (error) => logger.error(`Reading ${object} failed while it was sent`, error));
  // Node and the DOM library declare the same class separately.
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
