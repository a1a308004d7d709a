import { Readable } from 'node:stream';
import { ApiError } from '#domain/core/errors.ts';
import { logger } from 'firebase-functions';
import { matchesEntityTag } from './entity-tag.ts';
import { parseMediaPath } from './media-url.ts';
import type { FindObject, StoredObject } from '../stored-objects.ts';

/** A name carries the hash of the original, so its bytes never change: a year is as long as caches agree to keep. */
const IMMUTABLE = 'public, max-age=31536000, s-maxage=31536000, immutable';

/** A picture may be missing only for a moment, between a draft and its upload; this long is enough to break a storm. */
const MISSING = 'public, max-age=10, s-maxage=10';

const METHODS = ['GET', 'HEAD'];

/** Makes the answerer of /media/{pictureId}/{width}.{format}. */
export function servePicture(findObject: FindObject): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!METHODS.includes(request.method)) {
      throw new ApiError('method_not_allowed', { headers: { Allow: METHODS.join(', ') } });
    }
    const address = parseMediaPath(new URL(request.url).pathname);
    const found = address === null ? null : await findObject(address.object);
    if (address === null || found === null) throw new ApiError('not_found', { headers: { 'Cache-Control': MISSING } });

    const headers = { 'Cache-Control': IMMUTABLE, ETag: found.entityTag };
    if (matchesEntityTag(request.headers.get('if-none-match'), found.entityTag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(request.method === 'HEAD' ? null : openLogged(found, address.object), {
      headers: { ...headers, 'Content-Type': address.contentType, 'Content-Length': String(found.size) },
    });
  };
}

/** Opens the bytes; a failure on the way is logged here, and the answer then ends short of its Content-Length. */
function openLogged(found: StoredObject, object: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = found.open();
  bytes.on('error', (error) => logger.error(`Reading ${object} failed while it was sent`, error));
  // Node and the DOM library each declare the one class that both mean.
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array<ArrayBuffer>>;
}
